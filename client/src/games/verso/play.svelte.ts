// The own turn at a Verso table: what is gathered, what is about to happen, what it would do.
import { letter } from '../../parts/input'
import { bankable, banks, pick, proposed, tap, type Bank, type Colour, type Gathered, type Place } from '../../state/bank'
import type { Session } from '../../state/session.svelte'
import type { TableState, VersoView } from '../../wire.gen'
import { reason } from '../../words/telling'

export interface Turn {
  seat: number
  card: string
  backs: string[]
}

interface Preview {
  kind: 'keep' | 'flip' | 'bank' | 'pass'
  points: number
  ends: boolean
  discards?: string[]
  turns?: Turn[]
  duplicate?: boolean
  square: { before: boolean; after: boolean; points: number } | null
}

export class Play {
  gathered = $state.raw<Gathered | null>(null)
  /** Flip (or pass) tapped once. */
  armed = $state<'' | 'flip' | 'pass'>('')
  preview = $state.raw<Preview | null>(null)
  /** What taking the card as it lies would do: asked at the beginning of each own turn. */
  keep = $state.raw<Preview | null>(null)
  /** Why the thing tapped last is not possible. */
  why = $state.raw<{ clause: string; text: string } | null>(null)

  readonly view = $derived.by(() => this.table().view as VersoView)
  readonly mine = $derived.by(() => this.view.viewer >= 0 && this.view.to_move === this.view.viewer)
  readonly all = $derived.by(() => (this.mine ? banks(this.table().legal, this.view.displays[this.view.viewer] ?? []) : []))
  readonly underlined = $derived(bankable(this.all))
  readonly bank: Bank | null = $derived(this.gathered ? proposed(this.all, this.gathered) : null)
  /** The same colour's banks, best first: their order stays, whatever is tapped. */
  readonly choices = $derived(this.all.filter((bank) => bank.colour === this.gathered?.colour))

  constructor(
    private readonly session: Session,
    private readonly table: () => TableState,
    private readonly names: () => string[],
    private readonly live: () => boolean,
  ) {}

  can(move: string): boolean {
    return this.live() && this.mine && this.table().legal.includes(move)
  }

  /** Everything about to happen is taken back. */
  back(): void {
    this.gathered = null
    this.armed = ''
    this.preview = null
    this.why = null
  }

  /** A new state: nothing is about to happen; ask what keeping would do. */
  begin(): void {
    this.back()
    this.keep = null
    if (!this.can('keep')) return
    const { seq } = this.table()
    void this.session.preview('keep').then((told) => {
      if (this.table().seq === seq) this.keep = told as Preview | null
    })
  }

  tap(colour: Colour, place: Place, card: string): void {
    this.armed = ''
    this.why = null
    if (!this.live()) return
    if (!this.underlined.has(colour + place)) {
      this.gathered = null
      this.explain(card)
      return
    }
    this.gathered = tap(this.all, this.gathered, colour, place)
    this.look()
  }

  pick(bank: Bank): void {
    this.gathered = pick(bank)
    this.look()
  }

  private look(): void {
    const bank = this.bank
    this.preview = null
    if (bank) this.ask(bank.move, () => this.bank?.move === bank.move)
  }

  private ask(move: string, holds: () => boolean): void {
    void this.session.preview(move).then((told) => {
      if (holds()) this.preview = told as Preview | null
    })
  }

  arm(what: 'flip' | 'pass'): void {
    this.back()
    if (!this.can(what)) return this.explain(what)
    this.armed = what
    this.ask(what, () => this.armed === what)
  }

  /** Make a move at once, or say why it cannot be. */
  make(move: string): void {
    if (!this.can(move)) return this.explain(move)
    this.session.move(move)
    this.back()
  }

  explain(thing: string): void {
    if (!this.live()) return
    void this.session.whyNot(thing).then((answer) => {
      if (answer?.key) this.why = { clause: answer.clause, text: reason(answer, this.names()) }
    })
  }

  /** Keys: K keep, W or F flip, digits and J gather, Enter confirms, Escape takes back. True: it was ours. */
  key(event: KeyboardEvent): boolean {
    const key = letter(event)
    if (key === 'escape') this.back()
    else if (!this.mine) return false
    else if (key === 'k') this.make('keep')
    else if (key === 'p') this.confirm('pass')
    else if (key === 'w' || key === 'f') this.confirm('flip')
    else if (/^[1-6]$/.test(key) || key === 'j' || key === '*') this.digit(key === 'j' || key === '*' ? 'J' : (key as Place))
    else if (key === 'enter' && this.bank) this.make(this.bank.move)
    else if (key === 'enter' && this.armed) this.make(this.armed)
    else return false
    return true
  }

  private confirm(what: 'flip' | 'pass'): void {
    if (this.armed === what) this.make(what)
    else this.arm(what)
  }

  /** A digit goes to the colour being gathered, else to the row whose best run holds it. */
  private digit(place: Place): void {
    const colour =
      this.gathered && this.underlined.has(this.gathered.colour + place)
        ? this.gathered.colour
        : this.all.find((bank) => bank.places.includes(place))?.colour
    if (colour) this.tap(colour, place, '')
  }
}
