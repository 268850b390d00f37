// How the own hand lies: rows, cards a row, and how much of a covered card shows (the look: "Hands").

export interface FanShape {
  rows: number
  perRow: number
  /** Width of a card, in px. */
  card: number
  /** From one card to the next: what shows of a covered card is as wide as this. */
  step: number
}

/** A strip can be tapped from this width on. */
export const STRIP = 30
const NARROW = 560
const GAP = 6

/** The shape for so many cards in so many px; on a phone one row up to 7, two up to 20, then three and more.
 * `low`: a phone held across has room for one row, as long as it can be tapped. Where there are many rows the
 * cards are smaller, so that the last row is seen too. */
export function shape(count: number, width: number, low = false): FanShape {
  const phone = width < NARROW || low
  const wanted = !phone || low || count <= 7 ? 1 : count <= 20 ? 2 : 3
  const usual = lie(count, width, low ? 64 : phone ? (count > 7 ? 72 : 88) : 96, wanted)
  if (!phone || usual.rows <= (low ? 2 : 3)) return usual
  return lie(count, width, low ? 52 : 64, wanted)
}

function lie(count: number, width: number, card: number, wanted: number): FanShape {
  const most = Math.max(1, Math.floor((width - card) / STRIP) + 1)
  const rows = Math.max(wanted, Math.ceil(count / most))
  const perRow = Math.max(1, Math.ceil(count / rows))
  const step = perRow < 2 ? card : Math.min(card + GAP, (width - card) / (perRow - 1))
  return { rows, perRow, card, step }
}

/** Is the card at this place new? Of each kind that came, the first copy is. */
export function isNew(cards: readonly string[], fresh: readonly string[], at: number): boolean {
  const card = cards[at]
  return card !== undefined && fresh.includes(card) && cards.indexOf(card) === at
}
