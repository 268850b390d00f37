// Japanese, without what only the command line says (docs/rules/records.md, Commands). A file of its own when built.
const files = import.meta.glob<string>(['$locales/ja/*.ftl', '!**/cli.ftl', '!**/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const texts = Object.values(files)
