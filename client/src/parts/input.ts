// Keys and taps that are meant for the table as a whole.

/** Is this key press the table's: no shortcut of the browser, nothing typed, no sheet open? */
export function forTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  return !(event.target instanceof HTMLElement && event.target.closest('dialog, input, select, textarea'))
}

/** Did this tap miss everything that keeps what is about to happen (`data-keep`)? Then it takes that back. */
export function elsewhere(event: MouseEvent): boolean {
  return event.target instanceof Element && !event.target.closest('[data-keep], dialog')
}

/** The key in small letters. Where the keyboard writes other letters (л, け), the Latin one of that key. */
export function letter({ key, code }: { key: string; code: string }): string {
  const latin = /^(?:Key|Digit)(\w)$/.exec(code)?.[1]
  return (key > '~' || key === 'Process') && latin ? latin.toLowerCase() : key.toLowerCase()
}

/** Where the keys lead from a place in a hand; null: not a key of a hand. */
export function moved(key: string, at: number, count: number, perRow: number): number | null {
  const last = Math.max(0, count - 1)
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow, Home: -count, End: count }[key]
  return step === undefined ? null : Math.max(0, Math.min(last, at + step))
}
