// The catalogues of src/volte/locales as Fluent bundles, one a language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['de', 'en', 'ja', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

// Without the command line's file, which calls colours by other names (docs/rules/records.md, Commands).
const files = import.meta.glob<string>(['$locales/*/*.ftl', '!**/cli.ftl', '!**/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const bundles = new Map<Language, FluentBundle>()

/** The bundle of a language, made once. */
export function bundle(language: Language): FluentBundle {
  let made = bundles.get(language)
  if (!made) {
    // No isolation marks: names and cards stand in left-to-right text only.
    made = new FluentBundle(language, { useIsolating: false })
    for (const [path, text] of Object.entries(files)) {
      if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text), { allowOverrides: true })
    }
    bundles.set(language, made)
  }
  return made
}

/** The text of a key, or undefined where the catalogue has none. */
export function find(language: Language, key: string, args?: Args): string | undefined {
  const made = bundle(language)
  const pattern = made.getMessage(key)?.value
  return pattern == null ? undefined : made.formatPattern(pattern, args ?? null, [])
}

/** All keys of a language: for tests. */
export function keys(language: Language): string[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, text]) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] ?? ''))
}

/** An attribute of a message, in English where the language has none: the choices of an option stand so. */
export function attribute(language: Language, key: string, name: string): string | undefined {
  const made = bundle(language)
  const pattern = made.getMessage(key)?.attributes[name]
  if (pattern == null) return language === 'en' ? undefined : attribute('en', key, name)
  return made.formatPattern(pattern, null, [])
}
