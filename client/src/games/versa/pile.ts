// The open card and the pile that a seed makes, for the check of the shuffle: order only (A2, A3, records.md).
import { shuffled } from '../../state/shuffle'

const COLOURS = ['R', 'Y', 'G', 'B']
const SPECIALS = ['pull', 'lock', 'block', 'reverse', 'boost', 'all']
const isNumber = (card: string): boolean => /^[RYGB]\d$/.test(card)

/** The deck in the ASCII order of its cards' text; `counts` as in the option `deck`. */
export function deck(counts: Record<string, number>): string[] {
  const many = (card: string, count = 0): string[] => Array.from({ length: count }, () => card)
  const coloured = COLOURS.flatMap((colour) => [
    ...Array.from({ length: 9 }, (_, i) => many(`${colour}${i + 1}`, counts['number'])).flat(),
    ...SPECIALS.flatMap((kind) => many(`${colour}-${kind}`, counts[kind])),
  ])
  return [...coloured, ...many('core', counts['core']), ...many('tornado', counts['tornado'])].sort()
}

/** After the deal: the number turned up, then the pile, top first; what came before that number lies under it. */
export function versaPile(seed: string, seats: number, options: Record<string, unknown>): string[] {
  const counts = options['deck'] as Record<string, number>
  const left = shuffled(seed, 'deck', deck(counts)).slice(seats * Number(options['hand_size']))
  const open = Math.max(0, left.findIndex(isNumber))
  return [left[open] ?? '', ...left.slice(open + 1), ...left.slice(0, open)]
}
