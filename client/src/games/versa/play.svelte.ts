// The own turn at a VERSA table: which card is raised, what laying it would do, and why something is not possible.
import type { Session } from '../../state/session.svelte'
import type { TableState, VersaView } from '../../wire.gen'
import { reason } from '../../words/telling'
import { cardsOf } from './words'

/** What a card would do, as the server tells it from the view alone (docs/protocol.md, `preview`). */
export interface Preview {
  wins: boolean
  colour: string | null
  bonus: boolean
  skips: number[]
  all: number[]
  hands: 'redeal' | 'rotate' | null
  next: number | null
  burden: { pull?: number; lock?: string } | null
}

export class Play {
  /** The raised card: its place in the hand as shown, and its text. */
  raised = $state.raw<{ at: number; card: string } | null>(null)
  preview = $state.raw<Preview | null>(null)
  why = $state.raw<{ clause: string; text: string } | null>(null)

  readonly view = $derived.by(() => this.table().view as VersaView)
  readonly mine = $derived.by(() => this.view.viewer >= 0 && this.view.to_move === this.view.viewer)
  readonly fitting = $derived.by(() => new Set(this.mine ? cardsOf(this.table().legal) : []))
  /** The raised card can be laid now. */
  readonly ready = $derived.by(() => this.raised !== null && this.fitting.has(this.raised.card))

  constructor(
    private readonly session: Session,
    private readonly table: () => TableState,
    private readonly names: () => string[],
    private readonly live: () => boolean,
  ) {}

  can(move: string): boolean {
    return this.live() && this.mine && this.table().legal.includes(move)
  }

  back(): void {
    this.raised = null
    this.preview = null
    this.why = null
  }

  /** A tap raises a card and names it; a tap on the raised one lays it, a Core once its colour is named (A7). */
  tap(at: number, card: string): void {
    if (this.raised?.at !== at) this.choose(at, card)
    else if (!this.ready) this.back()
    else if (card !== 'core') this.lay(card)
  }

  /** Raise a card, or say why it does not fit. */
  choose(at: number, card: string): void {
    this.back()
    this.raised = { at, card }
    if (!this.mine) return
    if (!this.fitting.has(card)) this.explain(card)
    else if (card !== 'core') this.look(`play ${card}`)
  }

  /** Card and, for a Core, its colour are one move (A7). */
  lay(card: string, colour = ''): void {
    this.make(colour ? `play ${card} ${colour}` : `play ${card}`)
  }

  make(move: string): void {
    if (!this.can(move)) {
      this.back()
      this.explain(move)
      return
    }
    this.session.move(move)
    this.back()
  }

  private look(move: string): void {
    const raised = this.raised
    void this.session.preview(move).then((told) => {
      if (this.raised === raised) this.preview = told as Preview | null
    })
  }

  private explain(thing: string): void {
    const { seq } = this.table()
    const raised = this.raised
    void this.session.whyNot(thing).then((answer) => {
      if (!answer?.key || this.table().seq !== seq || this.raised !== raised) return
      this.why = { clause: answer.clause, text: reason(answer, this.names()) }
    })
  }
}
