import { describe, expect, it } from 'vitest'
import { bankable, banks, pick, proposed, tap, type Gathered, type Place } from './bank'

const display = ['BJ.1/?', 'B2.1/?', 'B3.1/?', 'B5.3/?', 'G1.1/?', 'G2.3/?']
const legal = [
  'bank B 2-3',
  'bank B 2-4 J=4',
  'bank B 2-5 J=4',
  'bank B 3-4 J=4',
  'bank B 3-5 J=4',
  'bank B 1-2 J=1',
  'bank B 1-3 J=1',
  'bank B 4-5 J=4',
  'bank B 5-6 J=6',
  'bank G 1-2',
  'flip',
  'keep',
]
const all = banks(legal, display)

function taps(...places: Place[]): Gathered | null {
  return places.reduce<Gathered | null>((gathered, place) => tap(all, gathered, 'B', place), null)
}

const meant = (...places: Place[]): string | undefined => {
  const gathered = taps(...places)
  return gathered ? proposed(all, gathered)?.move : undefined
}

describe('gathering a run', () => {
  it('reads the legal moves, best first', () => {
    expect(all[0]?.move).toBe('bank B 2-5 J=4')
    expect(all[0]?.points).toBe(6)
    expect(all[0]?.places).toEqual(['2', '3', 'J', '5'])
    expect(all.length).toBe(10)
  })

  it('underlines what belongs to a run', () => {
    expect([...bankable(all)].sort()).toEqual(['B2', 'B3', 'B5', 'BJ', 'G1', 'G2'])
  })

  it('proposes the best run with the first card', () => {
    expect(meant('3')).toBe('bank B 2-5 J=4')
  })

  it('takes two cards as the ends of the run', () => {
    expect(meant('3', '5')).toBe('bank B 3-5 J=4')
    expect(meant('2', '3')).toBe('bank B 2-3')
  })

  it('adds the joker where it is tapped', () => {
    expect(meant('2', '3', 'J')).toBe('bank B 1-3 J=1')
    expect(meant('5', 'J')).toBe('bank B 4-5 J=4')
  })

  it('takes a card back that is tapped again', () => {
    expect(meant('3', '5', '5')).toBe('bank B 2-5 J=4')
    expect(taps('3', '3')).toBeNull()
  })

  it('begins anew in another colour', () => {
    const green = tap(all, taps('3', '5'), 'G', '1')
    expect(green && proposed(all, green)?.move).toBe('bank G 1-2')
  })

  it('begins anew where no run holds both', () => {
    const few = banks(['bank B 2-3', 'bank B 5-6'], ['B2.1/?', 'B3.1/?', 'B5.3/?', 'B6.1/?'])
    const first = tap(few, null, 'B', '2')
    const second = tap(few, first, 'B', '6')
    expect(second && proposed(few, second)?.move).toBe('bank B 5-6')
  })

  it('keeps the joker where the points are the same', () => {
    const two = banks(['bank B 2-4 J=2', 'bank B 3-5 J=5'], ['BJ.1/?', 'B3.1/?', 'B4.1/?'])
    expect(two[0]?.move).toBe('bank B 2-4 J=2')
  })

  it('takes a bank from the list as it is', () => {
    const one = all.find((bank) => bank.move === 'bank B 3-4 J=4')
    expect(one && proposed(all, pick(one))?.move).toBe('bank B 3-4 J=4')
  })
})
