import { describe, expect, it } from 'vitest'
import { isNew, shape, STRIP } from './fan'

describe('the fan', () => {
  it.each([
    [1, 1],
    [7, 1],
    [8, 2],
    [20, 2],
    [21, 3],
    [26, 3],
    [30, 3],
    [35, 4],
  ])('of %i cards lies in %i rows on a phone of 360 px', (count, rows) => {
    expect(shape(count, 344).rows).toBe(rows)
  })

  it('lies in one row on a phone held across, as long as it can be tapped', () => {
    expect([7, 12, 13, 40].map((count) => shape(count, 397, true).rows)).toEqual([1, 1, 2, 4])
  })

  it('has smaller cards where there are many rows', () => {
    expect([20, 30, 36].map((count) => shape(count, 344).card)).toEqual([72, 72, 64])
    expect([12, 24, 36].map((count) => shape(count, 397, true).card)).toEqual([64, 64, 52])
  })

  it('lies in one row on a desk up to 24 cards', () => {
    expect([7, 24, 25].map((count) => shape(count, 804).rows)).toEqual([1, 1, 2])
  })

  it('never hides more of a card than a finger needs, and never leaves its width', () => {
    for (const width of [304, 344, 398, 520, 744, 1040]) {
      for (let count = 1; count <= 104; count++) {
        const { rows, perRow, card, step } = shape(count, width)
        expect(step).toBeGreaterThanOrEqual(STRIP)
        expect(rows * perRow).toBeGreaterThanOrEqual(count)
        expect((perRow - 1) * step + card).toBeLessThanOrEqual(width + 0.001)
      }
    }
  })

  it('marks one copy of each new card', () => {
    const hand = ['R1', 'R1', 'B2']
    expect(hand.map((_, at) => isNew(hand, ['R1'], at))).toEqual([true, false, false])
  })
})
