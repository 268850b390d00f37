import { describe, expect, it } from 'vitest'
import { deck, versaPile } from './pile'

// The test vector of docs/rules/records.md.
const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')
const usual = { number: 2, pull: 1, lock: 1, block: 1, reverse: 1, boost: 1, all: 1, core: 4, tornado: 4 }

describe('the check of a VERSA shuffle', () => {
  it('knows the 104 cards of A2', () => {
    expect(deck(usual)).toHaveLength(104)
    expect(new Set(deck(usual)).size).toBe(62)
  })

  it('turns up the card of the vector for three, and leaves the rest as the pile', () => {
    const pile = versaPile(seed, 3, { deck: usual, hand_size: 7 })
    expect(pile[0]).toBe('B1')
    expect(pile).toHaveLength(104 - 21)
  })
})
