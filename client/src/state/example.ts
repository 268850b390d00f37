// An example of a rule page: the record's own steps, and moves that the reader tried from one of them.
import type { OpenRecord } from '../device/api'
import type { Event } from '../wire.gen'
import { step, to, walk, type Walk } from './replay'

export interface Trial {
  move: string
  seat: number
  clause: string
  /** That it is not possible, and why, in the reader's language. */
  words: string
}

export interface Step {
  move: string
  events: Event[]
  position: unknown
  to_move: number | null
  legal: string[]
  refused: Trial[]
}

export interface Example {
  record: OpenRecord
  /** The page begins after so many moves. */
  from: number
  steps: Step[]
}

/** What the engine tells of a move, as far as it is needed here. */
export type Tried = Omit<Step, 'refused'> & { seat: number }

export interface Line {
  example: Example
  walk: Walk
  /** Moves of the reader's own, made after `fork` moves; null: the example as it is. */
  fork: number | null
  moves: OpenRecord['moves']
  steps: Step[]
}

export function line(example: Example): Line {
  return {
    example,
    walk: to(walk(example.steps.length), example.from),
    fork: null,
    moves: example.record.moves,
    steps: example.steps,
  }
}

export const here = (state: Line): Step | undefined => state.steps[state.walk.at]

/** Steps as the reader counts them: from where the page begins. */
export const number = (state: Line): number => state.walk.at - state.example.from
export const count = (state: Line): number => state.walk.last - state.example.from

export function go(state: Line, by: 1 | -1): Line {
  const next = step(state.walk, by)
  return next.at < state.example.from ? state : { ...state, walk: next }
}

/** The record up to the step that is shown. */
export function prefix(state: Line): OpenRecord {
  return { ...state.example.record, moves: state.moves.slice(0, state.walk.at) }
}

/** A move was made from the step that is shown: what came after it here is replaced. */
export function tried(state: Line, answer: Tried): Line {
  const at = state.walk.at
  const made: Step = { ...answer, refused: [] }
  return {
    ...state,
    fork: Math.min(state.fork ?? at, at),
    moves: [...state.moves.slice(0, at), { seat: answer.seat, move: answer.move }],
    steps: [...state.steps.slice(0, at + 1), made],
    walk: { at: at + 1, last: at + 1 },
  }
}

/** The example as it is again, where the reader left it. */
export function again(state: Line): Line {
  const fresh = line(state.example)
  return { ...fresh, walk: to(fresh.walk, state.fork ?? state.walk.at) }
}
