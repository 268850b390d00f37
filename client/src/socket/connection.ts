// The socket of a room: hello, heartbeat, and coming back for ever (docs/protocol.md).
import {
  CLOSE_NO_ROOM,
  CLOSE_OLD_CLIENT,
  CLOSE_REMOVED,
  CLOSE_REPLACED,
  CLOSE_ROOM_CLOSED,
  CLOSE_TOO_MANY,
  PROTOCOL,
  type ToClient,
  type ToServer,
} from '../wire.gen'

/** `open` after the welcome; `replaced` and the ones after it are final until `resume`. */
export type Link = 'connecting' | 'open' | 'waiting' | 'replaced' | 'closed' | 'removed' | 'old' | 'missing' | 'crowded'

export interface Seen {
  room_seq: number
  table: number
  table_seq: number
}

export interface Surroundings {
  open(url: string): WebSocket
  after(ms: number, then: () => void): () => void
}

export interface Listener {
  message(message: ToClient): void
  link(link: Link): void
  seen(): Seen
}

export const HEARTBEAT = 15_000
/** Silence after which the line counts as dead: a tunnel closes no socket. */
export const SILENCE = 8_000
const FINAL: Record<number, Link> = {
  [CLOSE_REPLACED]: 'replaced',
  [CLOSE_ROOM_CLOSED]: 'closed',
  [CLOSE_REMOVED]: 'removed',
  [CLOSE_OLD_CLIENT]: 'old',
  [CLOSE_NO_ROOM]: 'missing',
}

/** The pause before attempt n (0 the first): 0.3 s doubling up to 10 s, a little of it by chance. */
export function pause(attempt: number, chance: number): number {
  return Math.min(10_000, 300 * 2 ** attempt) * (0.75 + 0.25 * chance)
}

export const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

export class Connection {
  link: Link = 'connecting'
  private socket: WebSocket | null = null
  private attempt = 0
  private stopTimer = (): void => undefined
  private stopSilence = (): void => undefined
  private unanswered = false
  private left = false

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly around: Surroundings = browser,
  ) {
    this.connect()
  }

  /** False where the line is down: the message is not kept, the view says what holds. */
  send(message: ToServer): boolean {
    if (this.link !== 'open' || this.socket?.readyState !== 1) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Woken up, online again, or asked to go on here: try at once; a line that looks open is tested. */
  wake(): void {
    if (this.left) return
    if (this.link === 'open') this.beat()
    else if (this.link === 'waiting') this.connect()
  }

  /** "Continue here": take the room back from the other tab or device. */
  resume(): void {
    this.attempt = 0
    this.connect()
  }

  close(): void {
    this.left = true
    this.drop()
  }

  private connect(): void {
    this.drop()
    this.change('connecting')
    const socket = this.around.open(this.url)
    this.socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL, ...this.listener.seen() }))
      this.expect()
    }
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as ToClient)
    socket.onclose = ({ code }) => this.lost(code)
    this.expect() // a connection attempt into nothing can hang for minutes
  }

  private receive(message: ToClient): void {
    if (message.type === 'welcome' || message.type === 'pong') this.answered()
    else if (this.unanswered) this.expect()
    if (message.type === 'welcome') {
      this.attempt = 0
      this.change('open')
      this.rest()
    }
    this.listener.message(message)
  }

  private rest(): void {
    this.stopTimer()
    this.stopTimer = this.around.after(HEARTBEAT, () => this.beat())
  }

  private beat(): void {
    if (this.send({ type: 'ping' })) this.expect()
    this.rest()
  }

  /** Until its answer is here, the line has `SILENCE` from each sign of life: one on its way before is no answer. */
  private expect(): void {
    this.stopSilence()
    this.unanswered = true
    this.stopSilence = this.around.after(SILENCE, () => this.lost(0))
  }

  private answered(): void {
    this.stopSilence()
    this.unanswered = false
  }

  private lost(code: number): void {
    this.drop()
    const final = FINAL[code]
    if (final) return this.change(final)
    this.change(code === CLOSE_TOO_MANY ? 'crowded' : 'waiting')
    if (this.link === 'crowded') this.attempt = 6
    this.stopTimer = this.around.after(pause(this.attempt++, Math.random()), () => this.connect())
  }

  private drop(): void {
    this.stopTimer()
    this.answered()
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  private change(link: Link): void {
    if (link === this.link) return
    this.link = link
    this.listener.link(link)
  }
}
