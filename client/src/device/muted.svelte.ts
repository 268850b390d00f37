// Whose reactions this page does not show.
import { SvelteSet } from 'svelte/reactivity'

export const muted = new SvelteSet<number>()
