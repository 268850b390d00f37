// Gathering a run out of a display by taps: from the legal moves alone, no rules. A display can have more
// than a hundred possible banks, so the chooser goes colour, then run, then joker, the best first.

export type Colour = 'B' | 'G' | 'O'
/** A place in a row: 1-6, or J for the joker's. */
export type Place = '1' | '2' | '3' | '4' | '5' | '6' | 'J'

export interface Bank {
  move: string
  colour: Colour
  low: number
  high: number
  /** The value that the joker stands for; 0: none in it. */
  joker: number
  /** The run's cards in order, by the places where they lie. */
  places: Place[]
  /** Sum of the points printed on them. */
  points: number
}

const BANK = /^bank ([BGO]) ([1-6])-([1-6])(?: J=([1-6]))?$/

/** The legal banks with their cards; `display` is the own row of cards as in the view. */
export function banks(legal: readonly string[], display: readonly string[]): Bank[] {
  const points = new Map(display.map((card) => [card.slice(0, 2), Number(card.charAt(3))]))
  const found: Bank[] = []
  for (const move of legal) {
    const match = BANK.exec(move)
    if (!match) continue
    const colour = match[1] as Colour
    const [low, high, joker] = [Number(match[2]), Number(match[3]), Number(match[4] ?? 0)]
    const places: Place[] = []
    for (let value = low; value <= high; value++) places.push(value === joker ? 'J' : (String(value) as Place))
    const sum = places.reduce((all, place) => all + (points.get(colour + place) ?? 0), 0)
    found.push({ move, colour, low, high, joker, places, points: sum })
  }
  return found.sort(better)
}

/** More points first; then the one that keeps the joker; then the shorter one, which costs the same two cards. */
function better(a: Bank, b: Bank): number {
  return (
    b.points - a.points ||
    Number(losesJoker(a)) - Number(losesJoker(b)) ||
    a.places.length - b.places.length ||
    (a.move < b.move ? -1 : 1)
  )
}

function losesJoker(bank: Bank): boolean {
  return bank.places.slice(-2).includes('J')
}

/** The taps so far, in one colour. */
export interface Gathered {
  colour: Colour
  tapped: Place[]
  /** A bank taken from the list of all, in the place of what the taps would propose. */
  picked: string | null
}

/** The places of the own display that belong to some legal bank: they are underlined. */
export function bankable(all: readonly Bank[]): Set<string> {
  return new Set(all.flatMap((bank) => bank.places.map((place) => bank.colour + place)))
}

/** A tap on a card; null when nothing is gathered any more. */
export function tap(all: readonly Bank[], before: Gathered | null, colour: Colour, place: Place): Gathered | null {
  const fresh: Gathered = { colour, tapped: [place], picked: null }
  if (before?.colour !== colour) return fresh
  const tapped = before.tapped.includes(place)
    ? before.tapped.filter((one) => one !== place)
    : [...before.tapped, place]
  if (tapped.length === 0) return null
  return fitting(all, { colour, tapped, picked: null }).length > 0 ? { colour, tapped, picked: null } : fresh
}

/** Every bank that holds all tapped cards, best first. */
export function fitting(all: readonly Bank[], gathered: Gathered): Bank[] {
  return all.filter(
    (bank) => bank.colour === gathered.colour && gathered.tapped.every((place) => bank.places.includes(place)),
  )
}

/**
 * The bank that the taps mean: one card proposes the best run with it; two or more mean the run from the one to
 * the other, so the shortest that holds them all.
 */
export function proposed(all: readonly Bank[], gathered: Gathered): Bank | null {
  const choice = fitting(all, gathered)
  const picked = all.find((bank) => bank.move === gathered.picked)
  if (picked) return picked
  if (gathered.tapped.length < 2) return choice[0] ?? null
  const shortest = Math.min(...choice.map((bank) => bank.places.length))
  return choice.find((bank) => bank.places.length === shortest) ?? null
}

/** Choose a bank from the list. */
export function pick(bank: Bank): Gathered {
  return { colour: bank.colour, tapped: [...bank.places], picked: bank.move }
}
