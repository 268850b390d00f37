// The HTTP beside the socket (docs/protocol.md): a few requests, their errors as keys.
import type { OptionInfo } from '../wire.gen'

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
  rooms: { code: string; game: string; name: string }[]
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new ApiError(0, { key: 'ui-error-network', args: {}, clause: '' })
  }
  const text = await answer.text()
  const body: unknown = text ? safely(text) : null
  if (answer.ok) return body as T
  const told = body as Partial<Refused> | null
  const key = typeof told?.key === 'string' ? told.key : answer.status === 404 ? 'ui-error-missing' : 'ui-error-server'
  throw new ApiError(answer.status, { key, args: told?.args ?? {}, clause: told?.clause ?? '' })
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const status = (): Promise<Status> => ask('/api/status')

export const openRoom = (wish: RoomOpening): Promise<{ code: string; link: string }> =>
  ask('/api/rooms', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish) })

export const roomInfo = (code: string): Promise<{ code: string; game: string; name: string; phase: string }> =>
  ask(`/api/rooms/${encodeURIComponent(code)}`)

export const record = (id: string): Promise<OpenRecord> => ask(`/api/records/${encodeURIComponent(id)}`)

export const frames = (id: string): Promise<{ record: OpenRecord; frames: Frame[] }> =>
  ask(`/api/records/${encodeURIComponent(id)}/frames`)

export const me = (): Promise<Me> => ask('/api/me')

export const forgetMe = (): Promise<unknown> => ask('/api/me', { method: 'DELETE' })

export const moveDevice = (): Promise<{ link: string; qr: string; seconds: number }> =>
  ask('/api/me/link', { method: 'POST' })

export interface OpenRecord {
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
  events: { key: string; args: Record<string, unknown> }[]
  position: unknown
}
