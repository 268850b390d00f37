// The ways of the cards in a change of the table: a laid card travels from its seat to the discards, drawn ones from
// the pile to the hand (the others' as backs), a Tornado moves whole hands. One event after another, 1.5 s in all.
import type { Event } from '../../wire.gen'

/** One card, or one back, on its way; `card` is known where the viewer may know it. */
export interface Step {
  from: string
  to: string
  card: string
  at: number
}

const MOST = 1500
const AFTER = 300
const APART = 60
/** So many backs at once are enough to be understood. */
const BACKS = 6

/** The ways of the cards, each with the moment at which it begins, in ms. */
export function steps(events: readonly Event[], viewer: number, active: readonly boolean[]): Step[] {
  const found: Step[] = []
  let now = 0
  const all = (ways: Omit<Step, 'at'>[], apart = APART): void => {
    ways.forEach((way, i) => found.push({ ...way, at: now + i * apart }))
    if (ways.length > 0) now += AFTER + (ways.length - 1) * apart
  }
  for (const { key, args } of events) {
    const seat = Number(args['seat'])
    if (key === 'versa-played') all([{ from: source(seat, viewer, String(args['card'])), to: 'top', card: String(args['card']) }])
    else if (key === 'versa-drew') all(drawn(seat, Number(args['count']), (args['cards'] ?? []) as string[]))
    else if (key === 'versa-left') all(backs(`seat-${seat}`, 'pile', Number(args['count'])))
    else if (key === 'versa-reshuffled') all(backs('top', 'pile', Number(args['count'])))
    else if (key === 'versa-tornado-redeal') redeal(all, active)
    else if (key === 'versa-tornado-rotate') all(rotated(active, Number(args['direction'])), 0)
  }
  const last = found.at(-1)?.at ?? 0
  const shrink = last > MOST - AFTER ? (MOST - AFTER) / last : 1
  return found.map((step) => ({ ...step, at: step.at * shrink }))
}

const source = (seat: number, viewer: number, card: string): string => (seat === viewer ? `card-${card}` : `seat-${seat}`)

function drawn(seat: number, count: number, own: readonly string[]): Omit<Step, 'at'>[] {
  if (own.length > 0) return own.map((card) => ({ from: 'pile', to: `card-${card}`, card }))
  return backs('pile', `seat-${seat}`, count)
}

function backs(from: string, to: string, count: number): Omit<Step, 'at'>[] {
  return Array.from({ length: Math.min(count, BACKS) }, () => ({ from, to, card: '' }))
}

const seats = (active: readonly boolean[]): number[] => active.flatMap((there, seat) => (there ? [seat] : []))

/** A8, `redeal`: all hands to the middle, and from there to everybody. */
function redeal(all: (ways: Omit<Step, 'at'>[], apart?: number) => void, active: readonly boolean[]): void {
  const places = seats(active).map((seat) => `seat-${seat}`)
  all(places.map((from) => ({ from, to: 'top', card: '' })), 40)
  all(places.map((to) => ({ from: 'top', to, card: '' })), 40)
}

/** A8, `rotate`: every hand to the next player. */
function rotated(active: readonly boolean[], direction: number): Omit<Step, 'at'>[] {
  const order = seats(active)
  return order.map((seat, i) => {
    const next = order[(i + direction + order.length) % order.length] ?? seat
    return { from: `seat-${seat}`, to: `seat-${next}`, card: '' }
  })
}
