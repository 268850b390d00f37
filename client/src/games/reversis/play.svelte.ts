// The own turn at a table of Reversis: which card is raised, what it would bring or cost, why it cannot be played.
import type { Session } from '../../state/session.svelte'
import type { ReversisView, TableState } from '../../wire.gen'
import { reason } from '../../words/telling'
import { t } from '../../words/words.svelte'
import { cardsOf, side } from './words'

interface Flow {
  payer: number | 'pot' | 'partie' | 'trick'
  receiver: number | 'pot' | 'partie' | 'trick'
  sum: number
  reason: string
}

interface Preview {
  kind: 'lay' | 'swap' | 'keep' | 'play' | 'claim' | 'next'
  card_points?: number
  how?: 'led' | 'followed' | 'thrown'
  refuses?: boolean
  payments?: Flow[]
  sum?: number
}

const VERBS = { lay: 'lay', exchange: 'swap', play: 'play' } as const

export class Play {
  raised = $state.raw<string | null>(null)
  /** The raised card was confirmed once where that is asked for. */
  armed = $state(false)
  preview = $state.raw<Preview | null>(null)
  why = $state.raw<{ clause: string; text: string } | null>(null)
  private since = 0

  readonly view = $derived.by(() => this.table().view as ReversisView)
  readonly mine = $derived.by(() => this.live() && this.view.viewer >= 0 && this.view.to_move === this.view.viewer)
  readonly fitting = $derived.by(() => new Set(this.mine ? cardsOf(this.table().legal) : []))
  /** The move that the raised card stands for. */
  readonly move = $derived.by(() => {
    const verb = VERBS[this.view.phase as keyof typeof VERBS] ?? 'play'
    return this.raised ? `${verb} ${this.raised}` : ''
  })
  /** Playing it costs chips or a right: the screen says so, and asks twice. */
  readonly costs = $derived.by(() => {
    const me = this.view.viewer
    return this.preview?.refuses === true || (this.preview?.payments ?? []).some((flow) => flow.payer === me)
  })

  constructor(
    private readonly session: Session,
    private readonly table: () => TableState,
    private readonly names: () => string[],
    /** The line stands, and what is shown is what is. */
    private readonly live: () => boolean,
  ) {}

  can(move: string): boolean {
    return this.live() && this.view.viewer >= 0 && this.table().legal.includes(move)
  }

  back(): void {
    this.raised = null
    this.preview = null
    this.why = null
    this.armed = false
  }

  /** A tap raises a card and says what it does; a tap on the raised one plays it. What cannot be stays, and says why. */
  tap(card: string): void {
    if (this.raised === card && this.view.phase === 'play' && this.fitting.has(card)) return this.confirm()
    this.back()
    if (!this.fitting.has(card)) return this.explain(card)
    this.raised = card
    this.since = performance.now()
    this.look()
  }

  /** Dragged onto the sheet: that is confirmed at once. */
  drop(card: string): void {
    this.back()
    this.raised = card
    this.make(this.move)
  }

  /** The second tap on a costly card counts only after a moment. */
  private confirm(): void {
    if (!this.costs || performance.now() - this.since >= 350) this.make(this.move)
  }

  /** What the raised card would do. */
  private look(): void {
    const move = this.move
    void this.session.preview(move).then((told) => {
      if (this.move === move) this.preview = told as Preview | null
    })
  }

  make(move: string): void {
    if (this.can(move)) {
      this.session.move(move)
      this.back()
    } else this.explain(move)
  }

  explain(thing: string): void {
    if (!this.live()) return
    const { seq } = this.table()
    void this.session.whyNot(thing).then((answer) => {
      if (!answer?.key || this.table().seq !== seq) return
      this.why = { clause: answer.clause, text: reason(answer, this.names()) }
    })
  }

  /** What the raised card would bring or cost, a sentence each. */
  readonly told = $derived.by((): string[] => {
    const told = this.preview
    if (!told) return []
    if (told.card_points !== undefined) return [t('ui-reversis-into-kitty', { points: told.card_points })]
    const me = this.view.viewer
    const flows = (told.payments ?? []).filter((flow) => flow.payer === me || flow.receiver === me)
    const lines = flows.map((flow) => this.flowWords(flow, me))
    return told.refuses ? [t('ui-reversis-refuses'), ...lines] : lines
  })

  private flowWords({ payer, receiver, sum, reason: why }: Flow, me: number): string {
    const [who, way] = payer === me ? [receiver, 'pay'] : [payer, 'get']
    if (why === 'surcharge') return t('ui-reversis-would-surcharge', { sum })
    if (who === 'pot') return t('ui-reversis-would-win-pot', { sum })
    if (who === 'partie') return t('ui-reversis-would-pay-partie', { sum })
    if (who === 'trick') return t('ui-reversis-would-get-trick', { sum })
    return t(`ui-reversis-would-${way}`, { name: side(who, this.names()), sum })
  }
}
