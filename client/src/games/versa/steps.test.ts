import { describe, expect, it } from 'vitest'
import { steps } from './steps'

const all = [true, true, true]
const drew = (seat: number, count: number, cards: string[] = []) => ({
  key: 'versa-drew',
  args: { seat, count, cause: 'pull', own: Number(cards.length > 0), cards },
})
const played = (seat: number, card: string) => ({ key: 'versa-played', args: { seat, card, colour: 'none', rule: 'number' } })

describe('cards on their way', () => {
  it('go from the own hand or from a seat to the discards', () => {
    expect(steps([played(0, 'R7')], 0, all)).toEqual([{ from: 'card-R7', to: 'top', card: 'R7', at: 0 }])
    expect(steps([played(2, 'R7')], 0, all)).toEqual([{ from: 'seat-2', to: 'top', card: 'R7', at: 0 }])
  })

  it('come open to the own hand and as backs, never more than six, to the others', () => {
    expect(steps([drew(0, 2, ['R7', 'core'])], 0, all).map(({ to, card }) => [to, card])).toEqual([
      ['card-R7', 'R7'],
      ['card-core', 'core'],
    ])
    const theirs = steps([drew(1, 12)], 0, all)
    expect(theirs).toHaveLength(6)
    expect(new Set(theirs.map(({ to, card }) => to + card))).toEqual(new Set(['seat-1']))
  })

  it('go one after another, and all within a second and a half', () => {
    const [laid, ...taken] = steps([played(0, 'R-all'), drew(1, 1), drew(2, 1)], 0, all)
    expect([laid?.at, ...taken.map(({ at }) => at)]).toEqual([0, 300, 600])
    const many = steps([played(0, 'R-all'), ...[1, 2, 3, 4, 5, 6, 7].map((seat) => drew(seat, 1))], 0, Array(8).fill(true))
    expect(Math.max(...many.map(({ at }) => at))).toBeLessThanOrEqual(1200)
  })

  it('move whole hands with a Tornado, past whoever has left', () => {
    const rotate = { key: 'versa-tornado-rotate', args: { seat: 0, direction: -1 } }
    expect(steps([rotate], 0, [true, false, true]).map(({ from, to }) => [from, to])).toEqual([
      ['seat-0', 'seat-2'],
      ['seat-2', 'seat-0'],
    ])
    const redeal = { key: 'versa-tornado-redeal', args: { seat: 0, count: 12 } }
    expect(steps([redeal], 0, all).map(({ to }) => to)).toEqual(['top', 'top', 'top', 'seat-0', 'seat-1', 'seat-2'])
  })
})
