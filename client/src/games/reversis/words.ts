// Reversis in words: cards, seats, situations. What may be played and what it brings comes with the view.
import type { Suit } from '../../cards/faces'
import { cardName } from '../../words/telling'
import { t } from '../../words/words.svelte'
import type { Payment, ReversisView } from '../../wire.gen'

/** As they lie in a hand: black and red in turn would be S H C D; spades and hearts together keep rows steady. */
const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C']
const RANKS = 'AKQJT98765432'

export const SEATS = 4

export const name = (card: string): string => cardName('reversis', card)

/** "Quinola, der Herz-Bube": for whoever does not see it. */
export const whole = (card: string): string => cardName('reversis', card, '-long')

/** A hand by suit, the highest card first. */
export function sorted(hand: readonly string[]): string[] {
  const place = (card: string): number => SUITS.indexOf(card.charAt(1) as Suit) * RANKS.length + RANKS.indexOf(card.charAt(0))
  return [...hand].sort((a, b) => place(a) - place(b))
}

/**
 * A sorted hand in rows of at most `most`: few cards in one; else spades and hearts over diamonds and clubs, so
 * that cards keep their row while others go; where a row would be too long, in halves.
 */
export function rows(hand: readonly string[], most: number): string[][] {
  if (hand.length <= most) return [[...hand]]
  const upper = hand.filter((card) => 'SH'.includes(card.charAt(1)))
  const lower = hand.filter((card) => !upper.includes(card))
  if (upper.length > 0 && lower.length > 0 && Math.max(upper.length, lower.length) <= most) return [upper, lower]
  const half = Math.ceil(hand.length / 2)
  return [hand.slice(0, half), hand.slice(half)]
}

/** The seat at the bottom: the viewer's; a watcher sits behind the first one. */
export const below = (viewer: number): number => Math.max(0, viewer)

export type Where = 'self' | 'right' | 'across' | 'left'
const WHERE: readonly Where[] = ['self', 'right', 'across', 'left']

/** Play goes to the right: the next seat sits to the right (R4). */
export function where(viewer: number, seat: number): Where {
  return WHERE[(seat - below(viewer) + SEATS) % SEATS] ?? 'self'
}

/** The other seats as they stand on a screen from left to right. */
export const leftToRight = (viewer: number): number[] => [3, 2, 1].map((on) => (below(viewer) + on) % SEATS)

/** The cards that some legal move of this kind (`play`, `lay`, `swap`) names. */
export function cardsOf(legal: readonly string[]): string[] {
  return legal.flatMap((move) => (/^(?:play|lay|swap) /.test(move) ? [move.split(' ')[1] ?? ''] : []))
}

/** From so many tricks in a row on everybody is warned. */
const MANY = 5

/** Somebody has won every trick so far, must now win all, or was stopped (R17, R18); empty: nothing of it. */
export function warning(view: ReversisView, names: readonly string[]): string {
  const told = (what: string, seat: number, count = 0): string => t(`ui-reversis-${what}`, { name: names[seat] ?? '', count })
  if (view.broken_by !== null) return told('broken-by', view.broken_by)
  if (view.bound !== null) return told('bound', view.bound)
  const { streak } = view
  return streak && streak.tricks >= MANY && !view.options.old ? told('streak', streak.seat, streak.tricks) : ''
}

/** What is asked for at the own turn, in one sentence. */
export function situation(view: ReversisView): string {
  if (view.phase === 'lay') return t('ui-reversis-lay-now')
  if (view.phase === 'exchange') return t('ui-reversis-exchange-now')
  if (view.phase === 'claim') return t('ui-reversis-next-now')
  if (view.phase !== 'play') return ''
  const led = view.trick[0]?.[1]
  return led ? t('ui-reversis-led', { suit: led.charAt(1), card: name(led) }) : t('ui-reversis-lead-now')
}

/** "35", "−10": a balance may go below zero (R7). */
export const chipsText = (sum: number): string => (sum < 0 ? `−${-sum}` : String(sum))

/** "+35", "−10", "0": a change of chips. */
export const signed = (sum: number): string => (sum > 0 ? `+${sum}` : chipsText(sum))

/** "Quinola erzwungen, gegenüber ×2, letzte zwei Stiche ×2". */
export function reasonOf(paid: Payment): string {
  const what = t('reversis-reason', { reason: paid.of ?? paid.reason })
  const head = paid.of ? t('ui-reversis-returned', { reason: what }) : what
  const opposite = Number(paid.factors.includes('opposite'))
  const late = Number(paid.factors.includes('last_tricks'))
  return head + t('reversis-factors', { opposite, late })
}

/** "Anna", "Pot". */
export const side = (who: number | 'pot', names: readonly string[]): string =>
  who === 'pot' ? t('ui-reversis-pot') : (names[who] ?? t('seat-name', { number: who + 1 }))
