// What a live example asks the server: its steps, a move tried, and a room that goes on from here.
import { device } from '../device/device.svelte'
import { openRoom } from '../device/api'
import type { Example, OpenRecord, Told, Tried } from '../state/example'

export interface Answer extends Tried {
  legal_words: string[]
  refused: (Told & { clause: string; words: string }) | null
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init)
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as T
}

export const load = (game: string, name: string): Promise<Example> => 
  json(`/rules/${game}/examples/${name}/steps.json?lang=${device.language}`)

/** The position after this record, for the seat to move; with a move, what comes of it. */
export const ask = (record: OpenRecord, move?: string): Promise<Answer> =>
  json(`/api/try?lang=${device.language}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(move === undefined ? { record } : { record, move }),
  })

/** A room against bots that begins with this record; its address. */
export async function playOn(record: OpenRecord, seat: number | null): Promise<string> {
  const name = device.name || (record.players[seat ?? 0] ?? '')
  const { code } = await openRoom({ game: record.game, name, from_record: record, start: true })
  return `/r/${code}`
}
