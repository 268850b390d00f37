import { describe, expect, it } from 'vitest'
import { leftToRight, rows, sorted, where } from './words'

describe('seats', () => {
  it('follow each other to the right, against the clock', () => {
    expect([0, 1, 2, 3].map((seat) => where(0, seat))).toEqual(['self', 'right', 'across', 'left'])
    expect([0, 1, 2, 3].map((seat) => where(2, seat))).toEqual(['across', 'left', 'self', 'right'])
    expect(leftToRight(1)).toEqual([0, 3, 2])
  })

  it('a watcher sits behind the first one', () => {
    expect(where(-1, 0)).toBe('self')
    expect(leftToRight(-1)).toEqual([3, 2, 1])
  })
})

describe('a hand', () => {
  const hand = sorted(['2C', 'JH', 'AS', '7S', 'QD', 'KC', '9H', '4H', '3D', '6D', 'KS'])

  it('lies by suit, the highest card first', () => {
    expect(hand).toEqual(['AS', 'KS', '7S', 'JH', '9H', '4H', 'QD', '6D', '3D', 'KC', '2C'])
  })

  it('keeps its rows while cards go, and few cards lie in one', () => {
    expect(rows(hand, 7).map((row) => row.length)).toEqual([6, 5])
    expect(rows(hand.filter((card) => card !== 'AS'), 7)[1]).toEqual(['QD', '6D', '3D', 'KC', '2C'])
    expect(rows(hand.slice(0, 7), 7)).toHaveLength(1)
    expect(rows(hand, 12)).toHaveLength(1)
  })

  it('never has a row too long, whatever the suits', () => {
    const spades = sorted([...'AKQJ98765432'].map((rank) => `${rank}S`))
    expect(rows(spades, 7).map((row) => row.length)).toEqual([6, 6])
  })
})
