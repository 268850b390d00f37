// The chosen language, and the words of it. Reading `t` in a component makes it follow the choice.
import { device } from '../device/device.svelte'
import { find, type Args } from './catalogue'

/** The text of a key in the chosen language. None is missing: where one is, the key is shown, and said so loudly
 * that every journey of the tests fails. */
export function t(key: string, args?: Args): string {
  const text = find(device.language, key, args)
  if (text === undefined) console.error('no words for', key)
  return text ?? key
}

/** Is there a text for this key? */
export function has(key: string): boolean {
  return find(device.language, key) !== undefined
}

/** As the begin of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** `a, b, c` as the language writes it. */
export function commas(items: readonly string[]): string {
  return items.join(t('list-comma'))
}

// Names are told in bold: they travel through Fluent between two marks no name may contain (control characters
// are cleaned away by the server), and `parts` splits the line again.
const OPEN = '\u0002'
const CLOSE = '\u0003'

export function marked(name: string): string {
  return OPEN + name + CLOSE
}

/** A told line as pieces, the names among them strong. */
export function parts(line: string): { text: string; strong: boolean }[] {
  return line
    .split(/(\u0002[^\u0003]*\u0003)/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(OPEN) ? { text: piece.slice(1, -1), strong: true } : { text: piece, strong: false },
    )
}

export function plain(line: string): string {
  return line.replaceAll(OPEN, '').replaceAll(CLOSE, '')
}
