// A position asked about without a room: `/api/try` (docs/protocol.md, Pages).
import { device } from '../device/device.svelte'
import type { Event, View } from '../wire.gen'
import type { LessonRecord } from './lessons'

export interface Question {
  record: LessonRecord
  /** Of the seat to move, unless `seat` says another. */
  move?: string
  viewer: number
  /** A move or a card that is only asked about. */
  thing?: string
}

export interface Refused {
  key: string
  args: Record<string, unknown>
  clause: string
}

export interface Answer {
  move: string | null
  seat: number
  events: Event[]
  refused: Refused | null
  view: View
  legal: string[]
  preview?: Record<string, unknown> | null
  why_not?: Refused | null
}

/** What the engine says; a refused question (too often, unclear) or a lost line throws. */
export async function ask(question: Question): Promise<Answer> {
  const answer = await fetch(`/api/try?lang=${device.language}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Answer
}
