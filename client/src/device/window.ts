// How much room the window gives, in the steps at which tables are laid out anew.
import { MediaQuery } from 'svelte/reactivity'

/** A tablet held upright, or more. */
export const roomy = new MediaQuery('min-width: 620px')
/** Room for the log beside the table. */
export const wide = new MediaQuery('min-width: 1100px')
/** A phone held across, or a window zoomed to that: wide enough, but low. */
export const low = new MediaQuery('(min-width: 620px) and (max-height: 480px)')
