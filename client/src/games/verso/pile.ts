// The draw pile that a seed makes, for the check of the shuffle: material and order only (V1-V5, records.md).
import { shuffled, words } from '../../state/shuffle'

const COLOURS = ['B', 'G', 'O']

/** The 90 cards of V4 in the ASCII order of their text, the lesser face first. */
export function deck(): string[] {
  const cards: string[] = []
  const add = (a: string, b: string): void => void cards.push(a < b ? `${a}/${b}` : `${b}/${a}`)
  COLOURS.forEach((colour, c) => {
    const next = COLOURS[(c + 1) % 3] as string
    const previous = COLOURS[(c + 2) % 3] as string
    for (let value = 1; value <= 6; value++) {
      // Neighbouring values in another colour, each pair of faces once as 1/3 and once as 3/1.
      for (const other of COLOURS.filter((one) => one > colour)) {
        for (const near of [(value % 6) + 1, ((value + 4) % 6) + 1]) {
          add(`${colour}${value}.1`, `${other}${near}.3`)
          add(`${colour}${value}.3`, `${other}${near}.1`)
        }
      }
      add(`${colour}${value}.3`, `${value % 2 ? next : previous}J.1`)
    }
  })
  return cards.sort()
}

/** The pile of so many seats, top first, each card with the side up that lies up. */
export function versoPile(seed: string, seats: number): string[] {
  const pile = shuffled(seed, 'deck', deck()).slice(0, seats === 1 ? 35 : 15 * seats)
  const sides = words(seed, 'sides')
  return pile.map((card) => (sides.next().value % 2 ? card.split('/').reverse().join('/') : card))
}
