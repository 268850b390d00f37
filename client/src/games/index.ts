// The table of the games: a new one adds its folder and its line here.
import type { GameModule } from './module'
import { verso } from './verso'

const games: Record<string, GameModule> = { verso }

/** The game of a name; undefined where this client does not know it. */
export const game = (name: string): GameModule | undefined => games[name]
