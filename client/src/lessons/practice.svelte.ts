// A lesson's game: what a room's session is for a table, but each question goes to the engine without a room.
import { askEngine, type Answer, type Question } from '../device/api'
import { calm } from '../device/device.svelte'
import type { Link } from '../socket/connection'
import { empty, receive, type RoomState } from '../state/room'
import type { Session, Shown } from '../state/session.svelte'
import type { Event, Room, TableState, ToClient, View, WhyNotAnswer } from '../wire.gen'
import type { Lesson, LessonRecord } from './lessons'

/** Between two moves of the others, and before it is said how the own move was: so long one looks at it. */
const PAUSE = 900

export type Outcome = 'open' | 'right' | 'other'

export class Practice implements Session {
  readonly code = ''
  state = $state.raw<RoomState>(empty)
  link = $state<Link>('open')
  pending = $state<string | null>(null)
  showing = $state(false)
  shown = $state.raw<View | null>(null)
  reactions: Shown[] = []
  left = false
  readonly lostAt = null
  before = (): void => undefined
  after = (_message: ToClient): void => undefined

  /** Which step it is, and how the last move was. */
  step = $state(0)
  outcome = $state<Outcome>('open')
  /** The engine could not be asked. */
  trouble = $state(false)

  private moves: string[] = []
  /** The moves before this step: where a new try begins. */
  private start: string[] = []
  /** Counts the tries; a new one is a new table, so that nothing travels from the old one. */
  private round = 0
  private closed = false

  constructor(readonly lesson: Lesson) {
    this.start = lesson.record.moves
  }

  /** The position of this step, from its beginning. */
  async again(): Promise<void> {
    const round = ++this.round
    this.outcome = 'open'
    this.pending = null
    this.moves = [...this.start]
    const last = this.moves.at(-1)
    const before = last === undefined ? this.record() : this.record(this.moves.slice(0, -1))
    const answer = await this.engine({ record: before, ...(last === undefined ? {} : { move: last }) })
    if (!answer || round !== this.round) return
    this.state = { ...empty, room: roomOf(this.lesson, round) }
    this.take(answer, true)
  }

  /** From the first step. */
  async begin(): Promise<void> {
    this.step = 0
    this.start = this.lesson.record.moves
    await this.again()
  }

  move(text: string): void {
    if (this.pending === null && this.outcome === 'open') void this.make(text)
  }

  private async make(text: string): Promise<void> {
    const round = this.round
    this.pending = text
    const answer = await this.engine({ record: this.record(), move: text })
    if (round !== this.round) return
    this.pending = null
    if (answer?.refused) return this.refuse(answer)
    if (!answer?.move) return
    const step = this.lesson.steps[this.step]
    const right = step?.right.includes(answer.move) ?? false
    this.pending = answer.move
    this.take(answer)
    await this.pause()
    if (right && !(await this.others(step?.then ?? [], round))) return
    if (round !== this.round || this.closed) return
    this.pending = null
    if (!right) this.outcome = 'other'
    else if (this.step + 1 >= this.lesson.steps.length) this.outcome = 'right'
    else {
      this.step++
      this.start = [...this.moves]
    }
  }

  /** False where the engine is away: the step begins anew. */
  private async others(moves: string[], round: number): Promise<boolean> {
    for (const move of moves) {
      const answer = await this.engine({ record: this.record(), move })
      if (!answer || round !== this.round) return false
      this.take(answer)
      await this.pause()
    }
    return true
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, calm() ? 200 : PAUSE))
  }

  /** A state as the socket would send it. */
  private take(answer: Answer, first = false): void {
    if (answer.move !== null && !first) this.moves.push(answer.move)
    const table: TableState = {
      type: 'table',
      table: this.round,
      seq: this.moves.length,
      events: first ? [] : answer.events,
      view: answer.view,
      legal: answer.legal,
      can_leave_round: false,
      left_ms: null,
      by: 'human',
      seat: answer.seat,
      move: answer.move ?? '',
      missed: 0,
      previous: first ? (answer.events satisfies Event[]) : null,
    }
    this.before()
    this.state = receive(this.state, table, performance.now())
    this.after(table)
  }

  private refuse({ refused }: Answer): void {
    if (!refused) return
    const { table, seq } = this.now()
    this.state = receive(this.state, { type: 'refused', re: null, ...refused, table, seq }, performance.now())
  }

  private now(): { table: number; seq: number } {
    return { table: this.round, seq: this.moves.length }
  }

  async preview(move: string): Promise<Record<string, unknown> | null> {
    const answer = await this.engine({ record: this.record(), thing: move })
    return answer?.preview ?? null
  }

  async whyNot(thing: string): Promise<WhyNotAnswer | null> {
    const now = this.now()
    const answer = await this.engine({ record: this.record(), thing })
    if (!answer) return null
    const { key, args, clause } = answer.why_not ?? { key: '', args: {}, clause: '' }
    return { type: 'why_not', re: null, ...now, thing, key, args, clause }
  }

  private record(moves = this.moves): LessonRecord {
    return { ...this.lesson.record, moves }
  }

  private async engine(question: Omit<Question, 'viewer'>): Promise<Answer | null> {
    try {
      const answer = await askEngine({ ...question, viewer: this.lesson.seat })
      this.trouble = false
      return answer
    } catch {
      this.trouble = true
      this.pending = null
      return null
    }
  }

  close(): void {
    this.closed = true
    this.round++
  }

  // What only a room has.
  resume(): void {}
  retry(): void {}
  send(): boolean {
    return false
  }
}

/** A room around the lesson's table: its players, nobody away, nothing to be set. */
function roomOf({ record, seat }: Lesson, table: number): Room {
  const person = { person: 1, name: record.players[seat] ?? '', presence: 'here', ready: true, wins: 0, host: false } as const
  return {
    type: 'room',
    seq: 0,
    code: '',
    name: '',
    game: record.game,
    seat_counts: [record.players.length],
    option_infos: [],
    bot_levels: [],
    phase: 'playing',
    paused: '',
    settings: { options: record.options, turn_seconds: 0, away_seconds: 0, bot_pace: 0, leaving: 'bot', watching: false },
    seats: record.players.map((name, i) => ({
      seat: i,
      kind: i === seat ? 'person' : 'bot',
      name,
      person: i === seat ? 1 : null,
      level: '',
      stand_in: false,
      idle: false,
      wins: 0,
    })),
    people: [person],
    you: 1,
    your_seat: seat,
    next_seat: false,
    table,
    commitment: '',
    link: '',
    local_only: false,
    arranged: false,
    events: [],
  }
}
