import { expect, it } from 'vitest'
import { step, stepOf, to, walk } from './replay'

it('stays within the game', () => {
  const start = walk(5)
  expect(step(start, -1).at).toBe(0)
  expect(step(to(start, 3), 1).at).toBe(4)
  expect(to(start, 99).at).toBe(4)
  expect(walk(0)).toEqual({ at: 0, last: 0 })
})

it("finds a seat's next and previous move", () => {
  const seats = [null, 0, 1, 0, 1]
  expect(stepOf(walk(5), seats, 1, 1).at).toBe(2)
  expect(stepOf(to(walk(5), 4), seats, 0, -1).at).toBe(3)
  expect(stepOf(to(walk(5), 4), seats, 1, 1).at).toBe(4)
})
