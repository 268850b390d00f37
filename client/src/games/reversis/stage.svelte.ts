// What the table shows: messages wait here until the ones before them were seen, so that no trick vanishes unseen.
import { tick } from 'svelte'
import { calm, device } from '../../device/device.svelte'
import type { Event, Payment, ReversisView, TableState } from '../../wire.gen'
import { beats, type Beat, type Hold } from './beats'

/** Longer than this many messages nobody is kept waiting behind what happens. */
const FAR_BEHIND = 8
const MOMENT = 3000
const CHIPS = 540
/** Payments of one trick, and returned ones, take together at most so long. */
const TOGETHER = 1500
const RETURNED = 4000

/** Draws the way from one picture to the next; gives nothing back. */
export interface Motion<Scene> {
  before: () => Scene
  after: (scene: Scene, beat: Beat) => void
}

export class Stage<Scene> {
  view = $state.raw() as ReversisView
  winner = $state.raw<number | null>(null)
  line = $state.raw<Event[]>([])
  paid = $state.raw<Payment | null>(null)
  /** What is waited for now. */
  holds = $state<Hold>('')
  /** Everything that happened is shown. */
  idle = $state(true)
  /** The number of the message that is shown. */
  seq = $state(0)

  private newest: TableState
  private queue: TableState[] = []
  private wake: (() => void) | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private round = 0
  /** What lies there was seen enough of. */
  private skips = false

  constructor(
    table: TableState,
    private readonly motion: Motion<Scene>,
  ) {
    this.newest = table
    this.snap(table)
  }

  take(table: TableState): void {
    const known = this.newest
    if (table.table === known.table && table.seq < known.seq) return
    const follows = table.table === known.table && table.seq === known.seq + 1 && table.events.length > 0
    const same = table.seq === known.seq && (table.view as ReversisView).viewer === (known.view as ReversisView).viewer
    this.newest = table
    if (same && !this.idle) return
    if (!follows || this.queue.length >= FAR_BEHIND) return this.snap(table)
    this.queue.push(table)
    if (this.idle) void this.run()
  }

  /** Enough seen: on to the next. */
  go(): void {
    this.skips = !this.idle
    this.wake?.()
  }

  /** Show this at once; what waited is dropped. */
  private snap(table: TableState): void {
    this.close()
    this.view = table.view as ReversisView
    this.winner = null
    this.paid = null
    this.line = table.events.length > 0 ? table.events : ((table.previous ?? []) as Event[])
    this.seq = table.seq
  }

  close(): void {
    this.round++
    this.queue = []
    this.holds = ''
    this.idle = true
    this.skips = false
    this.wake?.()
  }

  private async run(): Promise<void> {
    const round = ++this.round
    this.idle = false
    for (let table = this.queue.shift(); table; table = this.queue.shift()) {
      const all = beats(this.view, table)
      this.seq = table.seq
      for (const beat of all) {
        await this.show(beat, all)
        if (round !== this.round) return
      }
    }
    this.idle = true
  }

  private async show(beat: Beat, all: Beat[]): Promise<void> {
    const round = this.round
    if (beat.kind === 'play') this.skips = false
    const scene = this.motion.before()
    this.view = beat.view
    this.winner = beat.winner
    this.paid = beat.paid
    if (beat.kind !== 'rest' || beat.line.length > 0) this.line = beat.line
    await tick()
    if (round !== this.round) return
    this.motion.after(scene, beat)
    await this.wait(this.skips ? 0 : lasts(beat, all))
    if (!beat.hold || round !== this.round) return
    if (beat.hold === 'deal') this.skips = false
    this.holds = beat.hold
    await this.wait(this.skips ? 0 : patience(beat.hold))
    if (round !== this.round) return
    this.holds = ''
    this.skips = false
  }

  private wait(ms: number | null): Promise<void> {
    if (ms === 0) return Promise.resolve()
    return new Promise((resolve) => {
      this.wake = () => {
        clearTimeout(this.timer)
        this.wake = null
        resolve()
      }
      this.timer = ms === null ? undefined : setTimeout(this.wake, ms)
    })
  }
}

/** How long a beat lasts, so that what moves is there before the next one moves. */
function lasts(beat: Beat, all: Beat[]): number {
  if (beat.kind === 'rest') return 0
  if (beat.kind !== 'paid') return beat.kind === 'taken' ? 200 : calm() ? 150 : 280
  const returned = beat.paid?.reason === 'returned'
  const many = all.filter((one) => one.kind === 'paid').length
  return Math.min(calm() ? 300 : CHIPS, (returned ? RETURNED : TOGETHER) / many)
}

/** How long it stays: null until a tap. A deal's account always waits for that. */
function patience(hold: Hold): number | null {
  const own = device.trick === 'tap' ? null : Number(device.trick)
  if (hold === 'deal') return null
  return hold === 'moment' && own !== null ? Math.max(own, MOMENT) : own
}
