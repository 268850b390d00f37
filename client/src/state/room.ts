// What a client knows of a room: pure functions from (state, message) to state. No drawing, no socket.
import type { Ended, Event, Refusal, Room, TableState, ToClient } from '../wire.gen'

/** A told change: a move with its events, or something about the room. */
export interface Told {
  id: number
  table: number
  seq: number
  seat: number | null
  by: TableState['by']
  events: Event[]
}

export interface RoomState {
  room: Room | null
  table: TableState | null
  /** `performance.now()` at which the clock of the seat to move runs out; null: no clock. */
  deadline: number | null
  ended: Ended | null
  /** Oldest first, at most LOG lines. */
  log: Told[]
  /** The last refusal, until the next move. */
  refused: Refusal | null
  /** How many moves were made while this client was away, until its next own act. */
  missed: number
}

const LOG = 200

export const empty: RoomState = {
  room: null,
  table: null,
  deadline: null,
  ended: null,
  log: [],
  refused: null,
  missed: 0,
}

export function receive(state: RoomState, message: ToClient, now: number): RoomState {
  switch (message.type) {
    case 'room':
      return takeRoom(state, message)
    case 'table':
      return takeTable(state, message, now)
    case 'ended':
      return { ...state, ended: message, deadline: null }
    case 'refused':
      return { ...state, refused: message }
    default:
      return state
  }
}

/** The numbers for the next hello. */
export function seen(state: RoomState): { room_seq: number; table: number; table_seq: number } {
  return {
    room_seq: state.room?.seq ?? 0,
    table: state.table?.table ?? 0,
    table_seq: state.table?.seq ?? 0,
  }
}

function takeRoom(state: RoomState, room: Room): RoomState {
  const log = room.events.length > 0 ? add(state.log, { table: 0, seq: 0, seat: null, by: '', events: room.events }) : state.log
  const next = { ...state, room, log }
  // A new table was announced: the old one and its end are over.
  return room.phase === 'announced' ? { ...next, table: null, ended: null, deadline: null } : next
}

function takeTable(state: RoomState, table: TableState, now: number): RoomState {
  const fresh = state.table?.table !== table.table
  if (!fresh && state.table && table.seq < state.table.seq) return state // a late one
  const events = table.events.length > 0 ? table.events : ((table.previous ?? []) as Event[])
  const repeated = state.log.some((told) => told.table === table.table && told.seq === table.seq)
  const { seq, seat, by } = table
  const log =
    events.length > 0 && !repeated ? add(state.log, { table: table.table, seq, seat, by, events }) : state.log
  return {
    ...state,
    table,
    log,
    ended: fresh ? null : state.ended,
    deadline: table.left_ms === null ? null : now + table.left_ms,
    refused: null,
    missed: table.missed,
  }
}

function add(log: Told[], told: Omit<Told, 'id'>): Told[] {
  const id = (log.at(-1)?.id ?? 0) + 1
  return [...log.slice(-LOG + 1), { id, ...told }]
}

/** The person who is the host; null in a room nobody has yet. */
export function isHost(room: Room): boolean {
  return room.people.some((one) => one.person === room.you && one.host)
}

/** Is an option as it is by default? Of counts those that are left out are. */
export function same(value: unknown, usual: unknown): boolean {
  if (value === undefined || value === usual) return true
  if (typeof value !== 'object' || typeof usual !== 'object' || value === null || usual === null) return false
  const counts = { ...usual, ...value } as Record<string, unknown>
  return Object.entries(usual).every(([name, count]) => counts[name] === count)
}

/** Which settings differ from the game's defaults. */
export function changedOptions(room: Room): string[] {
  return room.option_infos
    .filter((info) => !same(room.settings.options[info.name], info.default))
    .map((info) => info.name)
}

/** The other seats in turn order, the next one first; for a watcher (-1) all of them. */
export function around(viewer: number, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return viewer < 0 ? all : [...all.slice(viewer + 1), ...all.slice(0, viewer)]
}

/** The people on the seats, in the order in which they came. */
export function sitting(room: Room): Room['people'] {
  return room.people.filter((one) => room.seats.some((seat) => seat.person === one.person))
}

/** The people who watch. */
export function watching(room: Room): Room['people'] {
  return room.people.filter((one) => !room.seats.some((seat) => seat.person === one.person))
}

/** Is it this client's turn at the table? */
export function onTurn(room: Room, table: TableState): boolean {
  return room.your_seat !== null && (table.view as { to_move?: number | null }).to_move === room.your_seat
}

/** How many seats somebody sits on. */
export function taken(room: Room): number {
  return room.seats.filter((seat) => seat.kind !== 'free').length
}
