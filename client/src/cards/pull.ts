// What is printed on the Pulls of a table: so many cards as its rules say (A13).
import { getContext, setContext } from 'svelte'

const KEY = Symbol('pull')
const USUAL = 2

/** For everything drawn inside the calling component. */
export const sayPullCards = (count: () => number): void => void setContext(KEY, count)

export const pullCards = (): (() => number) => getContext<(() => number) | undefined>(KEY) ?? (() => USUAL)
