// The HTTP beside the socket (docs/protocol.md): a few requests, their errors as keys.
import type { Event, OptionInfo, View } from '../wire.gen'
import { device } from './device.svelte'

export interface Refused {
  key: string
  args: Record<string, unknown>
  clause: string
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.key)
  }
}

export interface GameOffer {
  name: string
  seat_counts: number[]
  options: OptionInfo[]
  bot_levels: string[]
}

export interface Status {
  protocol: number
  server: string
  rooms_free: number
  rooms_max: number
  games: GameOffer[]
}

export interface RoomOpening {
  game: string
  name: string
  seats?: number
  options?: Record<string, unknown>
  turn_seconds?: number
  watching?: boolean
  bots?: string[]
  start?: boolean
  /** Begin with this record's position and moves (docs/protocol.md). */
  from_record?: object
}

export interface OwnRecord {
  id: string
  game: string
  finished: number
  players: string[]
  seat: number | null
  result: { winners?: number[]; scores?: number[]; chips?: number[] }
  solo: boolean
}

export interface Me {
  records: OwnRecord[]
  solo_best: number | Record<string, number> | null
  /** `alone`: this device's person opened it, or was given it, and nobody else is in it. */
  rooms: { code: string; game: string; name: string; alone: boolean }[]
}

/** The server's answer. A refusal or a lost line throws an ApiError; what the caller gives up throws what it is. */
export async function send(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch (error) {
    if (init?.signal?.aborted) throw error
    throw new ApiError(0, { key: 'ui-error-network', args: {}, clause: '' })
  }
  if (answer.ok) return answer
  const told = (await answer.json().catch(() => null)) as Partial<Refused> | null
  const key = typeof told?.key === 'string' ? told.key : answer.status === 404 ? 'ui-error-missing' : 'ui-error-server'
  throw new ApiError(answer.status, { key, args: told?.args ?? {}, clause: told?.clause ?? '' })
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const text = await (await send(path, init)).text()
  return (text ? JSON.parse(text) : null) as T
}

export const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

export const status = (): Promise<Status> => ask('/api/status')

export const openRoom = (wish: RoomOpening): Promise<{ code: string; link: string }> => ask('/api/rooms', posted(wish))

export const roomInfo = (code: string): Promise<{ code: string; game: string; name: string; phase: string }> =>
  ask(`/api/rooms/${encodeURIComponent(code)}`)

export const closeRoom = (code: string): Promise<unknown> =>
  ask(`/api/rooms/${encodeURIComponent(code)}`, { method: 'DELETE' })

export const frames = (id: string): Promise<{ record: OpenRecord; frames: Frame[] }> =>
  ask(`/api/records/${encodeURIComponent(id)}/frames`)

export const me = (): Promise<Me> => ask('/api/me')

/** A position asked about without a room (docs/protocol.md, Pages of rules). */
export interface Question {
  record: OpenRecord
  /** Of the seat to move. */
  move?: string
  /** Whose view, events and legal moves are told; else those of the seat to move. */
  viewer?: number
  /** A move or a card that is only asked about. */
  thing?: string
}

export interface Answer {
  /** The move's full form; null: none was asked for, or it is refused. */
  move: string | null
  seat: number
  events: Event[]
  refused: Refused | null
  view: View
  position: unknown
  to_move: number | null
  legal: string[]
  legal_words: string[]
  preview?: Record<string, unknown> | null
  why_not?: Refused | null
}

export const askEngine = (question: Question): Promise<Answer> => ask(`/api/try?lang=${device.language}`, posted(question))

export const forgetMe = (): Promise<unknown> => ask('/api/me', { method: 'DELETE' })

export const moveDevice = (): Promise<{ link: string; qr: string; seconds: number }> =>
  ask('/api/me/link', { method: 'POST' })

export interface OpenRecord {
  format?: string
  game: string
  options: Record<string, unknown>
  players: string[]
  seed?: string
  /** A position that was set up instead of a deal. */
  start?: unknown
  commitment?: string
  secret?: string
  nonces?: string[]
  result?: { winners: number[]; scores?: number[] }
  moves: (string | { seat: number; move: string; by?: string })[]
}

export interface Frame {
  move: string
  seat: number | null
  by: string
  events: Event[]
  position: unknown
}
