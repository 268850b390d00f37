// VERSA's cards and situations in words; what fits and what a move does comes with the view.
import type { VersaColour } from '../../cards/faces'
import { cardName, enumerate } from '../../words/telling'
import { t } from '../../words/words.svelte'
import type { VersaView } from '../../wire.gen'

export const COLOURS: readonly VersaColour[] = ['R', 'Y', 'G', 'B']
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'pull', 'lock', 'block', 'reverse', 'boost', 'all', 'core', 'tornado']

export const name = (card: string): string => cardName('versa', card)

/** With a capital letter, where it begins a line. */
export { capital as upper } from '../../words/words.svelte'

export const colour = (letter: string): string => t('versa-colour', { colour: letter })

/** `R7` -> `7`, `R-pull` -> `pull`, `core` -> `core`. */
export function rank(card: string): string {
  const found = /^[RYGB]-?(.+)$/.exec(card)
  return found?.[1] ?? card
}

export function sort(card: string): string {
  return /^\d$/.test(rank(card)) ? 'number' : rank(card)
}

/** The exact effect of a card at this table (A24). */
export function effectOf(card: string, view: VersaView): string {
  const kind = sort(card)
  const redeal = kind === 'tornado' && view.options.tornado !== 'calm' ? `-${view.options.tornado}` : ''
  return t(`versa-effect-${kind}${redeal}`, { count: view.options.pull_cards })
}

export type Order = 'colour' | 'value'

/** The hand in order: by colour then value, or by value then colour; equal cards beside each other. */
export function sorted(hand: readonly string[], order: Order): string[] {
  const byColour = (card: string): number => (/^[RYGB]/.test(card) ? COLOURS.indexOf(card.charAt(0) as VersaColour) : 4)
  const byRank = (card: string): number => RANKS.indexOf(rank(card))
  return [...hand].sort((a, b) =>
    order === 'colour' ? byColour(a) - byColour(b) || byRank(a) - byRank(b) : byRank(a) - byRank(b) || byColour(a) - byColour(b),
  )
}

/** The different cards that some legal move lays. */
export function cardsOf(legal: readonly string[]): string[] {
  return [...new Set(legal.flatMap((move) => (move.startsWith('play ') ? [move.split(' ')[1] ?? ''] : [])))]
}

/** What counts now, in one sentence: penalty, lock, bonus, colour and, on a number, which numbers (A5). */
export function situation(view: VersaView): string {
  const pull = view.penalty?.['pull']
  const lock = view.penalty?.['lock']
  if (pull !== undefined) return t('ui-versa-open-pull', { count: Number(pull) })
  if (lock !== undefined) return t('ui-versa-open-lock', { colour: String(lock) })
  if (view.bonus) return t('ui-versa-bonus')
  if (view.drawn) return t('ui-versa-after-draw')
  if (view.colour === null) return t('ui-versa-any-card')
  const number = /^[RYGB](\d)$/.exec(view.top ?? '')?.[1]
  if (number === undefined) return t('ui-versa-colour-counts', { colour: view.colour })
  const fitting = [Number(number) - 1, Number(number), Number(number) + 1].filter((one) => one >= 1 && one <= 9)
  return t('ui-versa-number-counts', { colour: view.colour, numbers: enumerate(fitting.map(String)) })
}

/** How many cards `draw` would bring. */
export function drawCount(view: VersaView): number {
  if (view.penalty?.['pull'] !== undefined) return Number(view.penalty['pull'])
  return view.penalty?.['lock'] !== undefined ? 2 : 1
}
