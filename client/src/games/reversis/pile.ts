// The first deal that a seed makes, for the check of the shuffle: material and order only (R1, R4, R22, records.md).
import { lot, shuffled } from '../../state/shuffle'
import { SEATS, sorted } from './words'

interface Dealt {
  hands: string[][]
  table: (string | null)[]
}

/** The cards in the ASCII order of their text; the tens only in the old game. */
export function deck(old: boolean): string[] {
  const ranks = [...`23456789${old ? 'T' : ''}JQKA`]
  return ranks.flatMap((rank) => [...'SHDC'].map((suit) => rank + suit)).sort()
}

/** How many cards in turn go to each player, from the dealer's right, the dealer last. */
const packets = (old: boolean): number[] => (old ? Array.from({ length: 13 }, () => 1) : [4, 3, 4])

export function firstDeal(seed: string, old: boolean): Dealt & { dealer: number } {
  const dealer = lot(seed, 'first', SEATS)
  const pile = shuffled(seed, 'deal 1', deck(old))
  const after = (on: number): number => (dealer + on) % SEATS
  const hands: string[][] = Array.from({ length: SEATS }, () => [])
  for (const size of packets(old)) for (let on = 1; on <= SEATS; on++) hands[after(on)]?.push(...pile.splice(0, size))
  const table: (string | null)[] = Array.from({ length: SEATS }, () => null)
  if (!old) {
    hands[dealer]?.push(...pile.splice(0, 1))
    for (let on = 1; on < SEATS; on++) table[after(on)] = pile.shift() ?? null
  }
  return { dealer, hands, table }
}

/** Each hand by suit, seat by seat, then the table cards. */
export const inOrder = ({ hands, table }: Dealt): string[] => [...hands.flatMap(sorted), ...table.filter((card) => card !== null)]
