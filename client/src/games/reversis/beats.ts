// From one message to what is shown one after another: a card falls, the trick is taken, chips go from seat to seat.
// The view that came last is always the one shown in the end; on the way only what an event says is changed.
import type { Event, Payment, ReversisView, TableState } from '../../wire.gen'

/** How long a picture waits before the next: `trick` and `deal` until everybody could see them. */
export type Hold = '' | 'trick' | 'moment' | 'deal'

export interface Beat {
  kind: 'play' | 'trick' | 'paid' | 'taken' | 'moment' | 'kitty' | 'rest'
  /** What is drawn. */
  view: ReversisView
  /** Who takes the trick that lies there. */
  winner: number | null
  /** What is told beside it: this event and those that belong to it. */
  line: Event[]
  /** The payment under way. */
  paid: Payment | null
  hold: Hold
}

const MOMENTS = new Set(['bound', 'broken', 'made', 'espagnolette-won', 'espagnolette-lost', 'partie'])

export const kindOf = (event: Event): string => event.key.replace('reversis-', '').replace(/-own$/, '')

/** What a message shows, in order; the last one is the table as it is now. */
export function beats(before: ReversisView, table: TableState): Beat[] {
  const after = table.view as ReversisView
  const show = new Show(before, after)
  for (const event of table.events) show.add(event)
  return show.finish(table.events.some((event) => kindOf(event) === 'deal-over') && after.phase !== 'claim')
}

class Show {
  readonly found: Beat[] = []
  private winner: number | null = null
  private line: Event[] = []
  /** A trick or a moment was told, and has not been waited for. */
  private open: Hold = ''
  private deal = false

  constructor(
    private view: ReversisView,
    private readonly after: ReversisView,
  ) {}

  add(event: Event): void {
    const kind = kindOf(event)
    if (kind === 'paid') return this.pay(event)
    if (kind === 'played') return this.play(event)
    if (kind === 'trick') return this.trick(event)
    this.wait()
    if (kind === 'deal-over') this.turnKitty(event)
    else if (kind === 'dealt') this.dealt(event)
    else if (MOMENTS.has(kind)) this.moment(event, kind)
    else this.begin(event)
  }

  private begin(event: Event): void {
    this.line = [event]
  }

  private push(kind: Beat['kind'], paid: Payment | null = null): void {
    this.found.push({ kind, view: this.view, winner: this.winner, line: this.line, paid, hold: '' })
  }

  /** What was told last stays until everybody could see it. */
  private wait(): void {
    const last = this.found.at(-1)
    if (last && this.open) last.hold = this.open
    if (this.open === 'trick') this.take()
    this.open = ''
  }

  private take(): void {
    this.winner = null
    this.view = { ...this.view, trick: [] }
    this.push('taken')
  }

  private play(event: Event): void {
    this.begin(event)
    const seat = Number(event.args['seat'])
    const card = String(event.args['card'])
    const hands = this.view.hands.map((hand, i) => (i === seat ? without(hand, card) : hand))
    this.view = { ...this.view, hands, trick: [...this.view.trick, [seat, card]], to_move: null }
    this.push('play')
  }

  private trick(event: Event): void {
    this.begin(event)
    const seat = (this.winner = Number(event.args['seat']))
    const points = Number(event.args['points'])
    const { tricks, points: had } = this.view
    this.view = { ...this.view, leader: seat, tricks: added(tricks, seat, 1), points: added(had, seat, points) }
    this.open = 'trick'
    this.push('trick')
  }

  private pay(event: Event): void {
    const paid = event.args as unknown as Payment
    this.line = [...this.line, event]
    this.view = pay(this.view, paid)
    this.push('paid', paid)
  }

  private moment(event: Event, kind: string): void {
    // The Partie and what ended it belong together.
    this.line = this.deal ? [...this.line, event] : [event]
    if (!this.deal) this.open = 'moment'
    if (kind === 'bound') this.view = { ...this.view, bound: Number(event.args['seat']) }
    if (kind === 'broken') this.view = { ...this.view, broken_by: Number(event.args['by']) }
    this.push('moment')
  }

  private turnKitty(event: Event): void {
    this.begin(event)
    this.deal = true
    this.view = { ...this.view, kitty: event.args['cards'] as string[], to_move: null }
    this.push('kitty')
  }

  /** The next deal: everything is new but the chips, which the antes change. */
  private dealt(event: Event): void {
    this.holdDeal()
    this.begin(event)
    this.view = { ...this.after, chips: this.view.chips, pots: this.view.pots, to_move: null }
    this.push('rest')
  }

  private holdDeal(): void {
    const last = this.found.at(-1)
    if (last && this.deal) last.hold = 'deal'
    this.deal = false
  }

  finish(waits: boolean): Beat[] {
    this.wait()
    if (waits) this.holdDeal()
    this.view = this.after
    this.winner = null
    this.push('rest')
    return this.found
  }
}

const without = (hand: string[], card: string): string[] => {
  const at = hand.includes(card) ? hand.indexOf(card) : hand.length - 1
  return hand.filter((_, i) => i !== at)
}

const added = (list: number[], at: number, sum: number): number[] => list.map((one, i) => (i === at ? one + sum : one))

/** Chips and pots after a payment: it comes out of the newest pot or goes there, or beside it as a new one. */
export function pay(view: ReversisView, { payer, receiver, sum, reason, of, doubles }: Payment): ReversisView {
  let chips = view.chips
  let pots = view.pots
  const newest = pots.at(-1) ?? 0
  if (payer !== 'pot') chips = added(chips, payer, -sum)
  else pots = newest > sum ? added(pots, pots.length - 1, -sum) : pots.slice(0, -1)
  if (receiver !== 'pot') chips = added(chips, receiver, sum)
  else {
    const beside = pots.length === 0 || (reason === 'surcharge' && !doubles) || reason === 'pot-back' || of === 'pot'
    pots = beside ? [...pots, sum] : added(pots, pots.length - 1, sum)
  }
  return { ...view, chips, pots }
}
