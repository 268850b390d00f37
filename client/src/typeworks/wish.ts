// What is wished for on the TYPEWORKS page: text, colours, wrapping. The link carries it after the #, which
// browsers keep to themselves.

export interface Wish {
  text: string
  /** A sign a card: R, Y, G, B, or - for its turn. */
  colours: string
  /** Cards in a row at most; 0: no wrapping. */
  wrap: number
}

export const USUAL_WRAP = 8
export const WRAPS = [0, 5, 6, 8, 10, 12, 15, 20]
const TURN = '-'
const COLOURS = 'RYGB'
const LONGEST = 12_000

/** The special cards, and the sign that stands for each in the text (src/volte/typeworks/signs.py). */
export const SIGNS = {
  core: '♥',
  boost: '★',
  reverse: '→',
  block: '✕',
  lock: '🔒',
  pull: '🧲',
  all: '⊕',
  tornado: '🌀',
} as const
export type Special = keyof typeof SIGNS

export function readWish(fragment: string): Wish {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const wrap = Number(fields.get('w') ?? USUAL_WRAP)
  return {
    text: (fields.get('t') ?? '').slice(0, LONGEST),
    colours: tidy((fields.get('c') ?? '').replace(/[^RYGB-]/g, TURN)),
    wrap: WRAPS.includes(wrap) ? wrap : USUAL_WRAP,
  }
}

/** What stands after the # for this wish; empty for an empty text. */
export function writeWish(wish: Wish): string {
  if (!wish.text) return ''
  const fields = new URLSearchParams({ t: wish.text })
  if (tidy(wish.colours)) fields.set('c', tidy(wish.colours))
  if (wish.wrap !== USUAL_WRAP) fields.set('w', String(wish.wrap))
  return `#${fields}`
}

/** The colours with this card in the next colour after the one it has now. */
export function recolour(colours: string, at: number, now: string): string {
  const next = COLOURS[(COLOURS.indexOf(now) + 1) % COLOURS.length] ?? TURN
  return tidy(colours.slice(0, at).padEnd(at, TURN) + next + colours.slice(at + 1))
}

/** The colours for an edited text: chosen ones stay with their letters, whatever comes in before them. */
export function keepColours(colours: string, before: string, after: string): string {
  if (!colours) return ''
  const old = letters(before)
  const fresh = letters(after)
  let start = 0
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start++
  let end = 0
  const most = Math.min(old.length, fresh.length) - start
  while (end < most && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end++
  const all = colours.padEnd(old.length, TURN)
  const between = TURN.repeat(fresh.length - start - end)
  return tidy(all.slice(0, start) + between + all.slice(old.length - end, old.length))
}

const letters = (text: string): string[] => [...text].filter((sign) => !/[\s\ufe0e\ufe0f]/u.test(sign))

const tidy = (colours: string): string => colours.slice(0, 200).replace(/-+$/, '')
