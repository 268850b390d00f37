// One room as this page lives in it: the pure state, the socket, and questions that wait for their answers.
import { Connection, type Link } from '../socket/connection'
import type { PreviewAnswer, ToClient, ToServer, View, WhyNotAnswer } from '../wire.gen'
import { empty, receive, seen, type RoomState } from './room'

type Without<T> = T extends unknown ? Omit<T, 'id'> : never
type Answer = Extract<ToClient, { re: number | null }>

export interface Shown {
  person: number
  reaction: string
  id: number
}

const REACTION_SHOWN = 4000

/** What screens and tables see of a game that goes on: a room's (here), or a lesson's (src/lessons). */
export interface Session {
  readonly code: string
  readonly state: RoomState
  readonly link: Link
  readonly lostAt: number | null
  readonly pending: string | null
  readonly reactions: Shown[]
  showing: boolean
  shown?: View | null
  left: boolean
  before: () => void
  after: (message: ToClient) => void
  close(): void
  resume(): void
  retry(): void
  send(message: Without<ToServer>): boolean
  move(text: string): void
  preview(move: string): Promise<Record<string, unknown> | null>
  whyNot(thing: string): Promise<WhyNotAnswer | null>
}

export class RoomSession implements Session {
  state = $state.raw<RoomState>(empty)
  link = $state<Link>('connecting')
  /** Since when the line is down (`performance.now()`), null while it stands. */
  lostAt = $state<number | null>(null)
  /** A move is under way and not answered yet. */
  pending = $state<string | null>(null)
  reactions = $state.raw<Shown[]>([])
  /** The own person has left the room for good. */
  left = $state(false)
  /** The table still shows what happened: its end waits. */
  showing = $state(false)
  /** What it shows while it lags behind. */
  shown = $state.raw<View | null>(null)
  /** Called around every change of the table, so that cards can be seen to travel. */
  before = (): void => undefined
  after = (_message: ToClient): void => undefined

  private readonly connection: Connection
  private readonly waiting = new Map<number, (answer: Answer | null) => void>()
  private lastId = 0
  private nonceFor = 0

  constructor(
    readonly code: string,
    base = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`,
  ) {
    this.connection = new Connection(`${base}/ws/${code}`, {
      message: (message) => this.take(message),
      link: (link) => this.changed(link),
      seen: () => seen(this.state),
    })
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.connection.wake()
  }

  close(): void {
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.connection.close()
  }

  resume(): void {
    this.connection.resume()
  }

  retry(): void {
    this.connection.wake()
  }

  /** Send a command; its refusal shows in `state.refused`. */
  send(message: Without<ToServer>): boolean {
    return this.connection.send({ ...message, id: ++this.lastId } as ToServer)
  }

  move(text: string): void {
    const table = this.state.table
    if (!table || this.pending !== null) return
    if (this.send({ type: 'move', table: table.table, seq: table.seq, move: text })) this.pending = text
  }

  /** What a move would do; null where that is refused or the table went on. */
  async preview(move: string): Promise<Record<string, unknown> | null> {
    const answer = await this.ask<PreviewAnswer>('preview', { move })
    return answer?.preview ?? null
  }

  whyNot(thing: string): Promise<WhyNotAnswer | null> {
    return this.ask<WhyNotAnswer>('why_not', { thing })
  }

  private ask<T extends Answer>(type: 'preview' | 'why_not', what: { move: string } | { thing: string }): Promise<T | null> {
    const table = this.state.table
    if (!table) return Promise.resolve(null)
    return new Promise((resolve) => {
      const sent = this.send({ type, table: table.table, seq: table.seq, ...what } as Without<ToServer>)
      if (!sent) return resolve(null)
      this.waiting.set(this.lastId, (answer) => resolve(answer?.type === type ? (answer as T) : null))
    })
  }

  private take(message: ToClient): void {
    if ('re' in message && message.re !== null) {
      const waits = this.waiting.get(message.re)
      this.waiting.delete(message.re)
      if (waits) return waits(message)
    }
    if (message.type === 'preview' || message.type === 'why_not' || message.type === 'done') return
    if (message.type === 'refused') this.pending = null
    if (message.type === 'table') {
      this.pending = null
      this.before()
    }
    if (message.type === 'reaction') return this.react(message.person, message.reaction)
    this.state = receive(this.state, message, performance.now())
    this.after(message)
    if (message.type === 'room') this.giveNonce()
  }

  /** The own share of the shuffle, once the commitment is shown. */
  private giveNonce(): void {
    const room = this.state.room
    if (room?.phase !== 'announced' || room.your_seat === null || this.nonceFor === room.table) return
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    if (this.send({ type: 'nonce', table: room.table, nonce })) this.nonceFor = room.table
  }

  private react(person: number, reaction: string): void {
    const shown = { person, reaction, id: ++this.lastId }
    this.reactions = [...this.reactions.filter((one) => one.person !== person), shown]
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.id !== shown.id)), REACTION_SHOWN)
  }

  private changed(link: Link): void {
    this.link = link
    if (link === 'open') this.lostAt = null
    else this.lostAt ??= performance.now()
    if (link === 'open') return
    this.pending = null
    for (const waits of this.waiting.values()) waits(null)
    this.waiting.clear()
  }
}
