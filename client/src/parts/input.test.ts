import { expect, it } from 'vitest'
import { letter } from './input'

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
