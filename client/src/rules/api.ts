// What a live example asks the server beside the engine: its steps, and a room that goes on from here.
import { ask, openRoom, type OpenRecord } from '../device/api'
import { device } from '../device/device.svelte'
import type { Example } from '../state/example'

export const load = (game: string, name: string): Promise<Example> =>
  ask(`/rules/${game}/examples/${name}/steps.json?lang=${device.language}`)

/** A room against bots that begins with this record; its address. */
export async function playOn(record: OpenRecord, seat: number | null): Promise<string> {
  const name = device.name || (record.players[seat ?? 0] ?? '')
  const { code } = await openRoom({ game: record.game, name, from_record: record, start: true })
  return `/r/${code}`
}
