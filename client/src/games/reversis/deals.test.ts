import { expect, it } from 'vitest'
import type { Told } from '../../state/room'
import { swappedIn } from './deals'

const told = (table: number, ...got: string[]): Told => ({
  id: 1,
  table,
  seq: 1,
  seat: 0,
  by: 'human',
  events: [{ key: 'reversis-swapped', args: {} }, ...got.map((card) => ({ key: 'reversis-swapped-own', args: { got: card } }))],
})

it('tells the card of the newest exchange, of this table only', () => {
  const log = [told(1, 'JH'), told(2, '4S'), told(2, '9D'), told(2)]
  expect(swappedIn(log, 2)).toBe('9D')
  expect(swappedIn(log, 1)).toBeNull()
  expect(swappedIn([told(1)], 1)).toBeNull()
})
