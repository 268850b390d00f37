import { expect, it } from 'vitest'
import { step, to, walk } from './replay'

it('stays within the game', () => {
  const start = walk(5)
  expect(step(start, -1).at).toBe(0)
  expect(step(to(start, 3), 1).at).toBe(4)
  expect(to(start, 99).at).toBe(4)
  expect(walk(0)).toEqual({ at: 0, last: 0 })
})
