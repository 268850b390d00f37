import { describe, expect, it } from 'vitest'
import { versoPile } from '../games/verso/pile'
import { commitment, lot, seedOf, shuffled, words } from './shuffle'

// The test vector of docs/rules/records.md.
const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')

describe('the shuffle', () => {
  it('has the words of the vector', () => {
    const source = words(seed, 'first')
    const hex = [1, 2, 3].map(() => source.next().value.toString(16))
    expect(hex).toEqual(['be630191', 'a6d52289', 'bf88fb3d'])
  })

  it('orders ten numbers as the vector does', () => {
    const order = shuffled(seed, 'deck', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(order).toEqual([2, 1, 0, 7, 3, 8, 5, 6, 4, 9])
  })

  it('has the commitment of the vector', () => {
    expect(commitment(seed)).toBe('e3f58a00e67ccca97841cbaacb82593b251fc58b9df28d9e44560b52ddab8c6a')
  })

  it('lays the pile of the vector', () => {
    const pile = versoPile(seed, 2)
    expect(pile.length).toBe(30)
    expect(pile.slice(0, 4)).toEqual(['G1.1/O2.3', 'B3.1/G2.3', 'GJ.1/B1.3', 'O6.1/B1.3'])
  })

  it('mixes every nonce into the seed, in seat order', () => {
    const nonce = '00112233445566778899aabbccddeeff'
    const seeds = [seedOf(seed, []), seedOf(seed, [nonce, '']), seedOf(seed, [nonce, nonce])]
    expect(new Set(seeds).size).toBe(3)
    expect(lot(seed, 'first', 1)).toBe(0)
  })
})
