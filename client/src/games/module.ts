// What a game adds to the client: how its table, its end and its replay look. No rules: these come with the view.
import type { Component, Snippet } from 'svelte'
import type { Session } from '../state/session.svelte'
import type { Ended, Room, TableState } from '../wire.gen'

export interface TableProps {
  session: Session
  room: Room
  table: TableState
  names: string[]
  /** False while the line is down or the game is paused: cards stay readable, nothing can be laid. */
  live: boolean
  /** The line of telling, and the log for the side of a wide table (up to the move with this number, where the table lags behind). */
  line: Snippet<[upto?: number]>
  log: Snippet<[upto?: number]>
}

export interface EndProps {
  room: Room
  table: TableState
  ended: Ended
  names: string[]
  /** The own best result alone, where one is known. */
  best: number | null
}

export interface BoardProps {
  /** An open position out of `/api/records/ID/frames`. */
  position: unknown
  names: string[]
  /** The record's options, where they differ from the defaults. */
  options?: Record<string, unknown>
}

export interface FactsProps {
  table: TableState
}

export interface GameModule {
  name: string
  /** How the game is written: the same in every language. */
  title: string
  Fan: Component
  Table: Component<TableProps>
  /** What of the game stands in the head of its table, beside the clock: short. */
  Facts?: Component<FactsProps>
  EndRows: Component<EndProps>
  Board: Component<BoardProps>
  /** How many short paragraphs the summary of the rules has: `ui-rules-GAME-1` and so on. */
  rules: number
  /** The clock that a new room of this game has, in seconds; none where it is left out. */
  usualSeconds?: number
  /** Whether the room may choose that who leaves is out of the round (A20). */
  mayLeave?: boolean
  /** That the game is over, with its number; "Spiel 3 zu Ende" where it is left out. */
  isOver?: (number: number) => string
  /** The button that begins the next game of a room; "Noch einmal" where it is left out. */
  onceMore?: () => string
  /** The pile that a seed makes for so many seats under these options, top first, as card texts. */
  pile: (seed: string, seats: number, options: Record<string, unknown>) => string[]
  /** The pile at the beginning as a first frame's position shows it, top first. */
  dealt: (position: unknown) => string[]
  /** Where the game stands, for the head of the table: "Spiel 2 von 4". */
  standing?: (table: TableState) => string
  /** What is on the table, in words: for whoever does not see it. */
  turnWords: (table: TableState) => string
}
