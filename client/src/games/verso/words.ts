// Verso's cards and situations in words; what is possible and what it does comes with view and preview.
import type { Fold, VersoColour } from '../../cards/faces'
import type { Bank } from '../../state/bank'
import { cardName } from '../../words/telling'
import { commas, t } from '../../words/words.svelte'

export const COLOURS = ['B', 'G', 'O'] as const
export const PLACES = ['1', '2', '3', '4', '5', '6', 'J'] as const

export const colour = (letter: string): string => t('verso-colour', { colour: letter })

/** `B3.1/?` -> `B3.1`. */
export const front = (card: string): string => card.split('/')[0] ?? card

/** `J` -> `★`: a place or a value as it is shown. */
export const figure = (value: string): string => (value === 'J' ? '★' : value)

/** `B3.1/?` -> `B3`: where it lies in a display. */
export const place = (card: string): string => card.slice(0, 2)

const either = (items: string[]): string =>
  items.length < 2 ? (items[0] ?? '') : t('ui-or', { head: commas(items.slice(0, -1)), last: items.at(-1) ?? '' })

/** What the fold of a card shows: the other side where it is known, else the colours that it may have. */
export function fold(card: string, backs: readonly string[]): Fold {
  const other = card.split('/')[1]
  if (other && other !== '?') return { known: other }
  if (backs.length === 1 && backs[0]) return { known: backs[0] }
  return { unknown: [...new Set(backs.map((back) => back.charAt(0) as VersoColour))] }
}

/** "Dahinter Meer oder Land: eine 4 oder 6 mit 1 Punkt, oder ein Joker." Empty where the room does not tell. */
export function behind(backs: readonly string[]): string {
  if (backs.length === 0) return ''
  if (backs.length === 1 && backs[0]) return t('ui-verso-behind-one', { card: name(backs[0]) })
  const numbers = backs.filter((back) => back.charAt(1) !== 'J')
  const colours = either(COLOURS.filter((one) => backs.some((back) => back.startsWith(one))).map(colour))
  const values = [...new Set(numbers.map((back) => back.charAt(1)))].sort()
  const joker = numbers.length === backs.length ? 'no' : numbers.length > 0 ? 'too' : 'only'
  return t('ui-verso-behind', {
    colours,
    values: values.length === 6 ? t('ui-range', { low: 1, high: 6 }) : either(values),
    points: Number(numbers[0]?.charAt(3) ?? 1),
    joker,
  })
}

/** "Himmel 5, 3 Punkte". */
export const name = (card: string): string => cardName('verso', card, '-long')

/** "Himmel 5, 3 Punkte. Dahinter Meer oder Land ...": the whole card, for whoever does not see it. */
export const whole = (card: string, backs: readonly string[]): string => [name(card), behind(backs)].filter(Boolean).join(`${t('sentence-end')} `)

/** "Himmel 5", without points. */
export const short = (card: string): string =>
  t('ui-verso-short', { colour: colour(card.charAt(0)), value: figure(card.charAt(1)) })

/** "Meer 3 · ★ · 5". */
export const runName = (bank: Bank): string =>
  `${colour(bank.colour)} ${bank.places.map(figure).join(' · ')}`

export function squareWords(counts: readonly number[]): string {
  return t('ui-verso-square', { blue: counts[0] ?? 0, green: counts[1] ?? 0, orange: counts[2] ?? 0 })
}

/** What is missing to the square, or empty where it stands. */
export function squareMissing(counts: readonly number[]): string {
  const missing = COLOURS.flatMap((letter, i) => {
    const left = 3 - (counts[i] ?? 0)
    return left > 0 ? [t('ui-verso-missing-of', { count: left, colour: colour(letter) })] : []
  })
  return missing.length === 0 ? t('ui-verso-square-stands') : t('ui-verso-square-missing', { missing: commas(missing) })
}
