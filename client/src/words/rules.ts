// Where a rule stands: its page in the chosen language, opened beside the table so that nothing there is lost.
import { device } from '../device/device.svelte'

/** The address of a game's rule page, or of one clause on it. */
export const ruleAddress = (game: string, clause = ''): string =>
  `/rules/${game}?lang=${device.language}${clause ? `#${clause}` : ''}`
