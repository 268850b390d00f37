// The table of the games: a new one adds its folder and its line here.
import type { GameModule } from './module'
import { reversis } from './reversis'
import { versa } from './versa'
import { verso } from './verso'

const games: Record<string, GameModule> = { verso, versa, reversis }

/** The game of a name; undefined where this client does not know it. */
export const game = (name: string): GameModule | undefined => games[name]
