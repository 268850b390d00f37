import { expect, it } from 'vitest'
import { letter, moved } from './input'

it.each([
  ['K', 'KeyK', 'k'],
  ['л', 'KeyK', 'k'],
  ['け', 'KeyJ', 'j'],
  ['Process', 'KeyF', 'f'],
  ['z', 'KeyY', 'z'],
  ['3', 'Digit3', '3'],
  ['Enter', 'Enter', 'enter'],
  ['*', 'KeyJ', '*'],
])('reads %s on %s as %s', (key, code, read) => {
  expect(letter({ key, code })).toBe(read)
})

it('walks through a hand by arrows, from row to row and to its ends', () => {
  expect(moved('ArrowRight', 3, 18, 9)).toBe(4)
  expect(moved('ArrowDown', 3, 18, 9)).toBe(12)
  expect(moved('ArrowUp', 3, 18, 9)).toBe(0)
  expect(moved('End', 3, 18, 9)).toBe(17)
  expect(moved('Home', 3, 18, 9)).toBe(0)
  expect(moved('Enter', 3, 18, 9)).toBeNull()
})
