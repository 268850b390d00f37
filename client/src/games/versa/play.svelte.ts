// The own turn at a VERSA table: which card is raised, and why something is not possible.
import type { Session } from '../../state/session.svelte'
import type { TableState, VersaView } from '../../wire.gen'
import { reason } from '../../words/telling'
import { cardsOf } from './words'

export class Play {
  /** The raised card: its place in the hand as shown, and its text. */
  raised = $state.raw<{ at: number; card: string } | null>(null)
  why = $state.raw<{ clause: string; text: string } | null>(null)

  readonly view = $derived.by(() => this.table().view as VersaView)
  readonly mine = $derived.by(() => this.view.viewer >= 0 && this.view.to_move === this.view.viewer)
  readonly fitting = $derived.by(() => new Set(this.mine ? cardsOf(this.table().legal) : []))

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
    this.why = null
  }

  /** A tap raises a card and names it; a tap on the raised one lays it. */
  tap(at: number, card: string): void {
    this.why = null
    if (this.raised?.at === at) {
      if (this.fitting.has(card) && card !== 'core') this.lay(card)
      return
    }
    this.raised = { at, card }
    if (!this.fitting.has(card)) this.explain(`play ${card}`)
  }

  /** Card and, for a Core, its colour are one move (A7). */
  lay(card: string, colour = ''): void {
    this.make(colour ? `play ${card} ${colour}` : `play ${card}`)
  }

  make(move: string): void {
    if (this.can(move)) {
      this.session.move(move)
      this.raised = null
    } else this.explain(move)
  }

  private explain(thing: string): void {
    const { seq } = this.table()
    void this.session.whyNot(thing).then((answer) => {
      if (!answer?.key || this.table().seq !== seq) return
      this.why = { clause: answer.clause, text: reason(answer, this.names()) }
    })
  }
}
