import { expect, test } from 'vitest'
import { steps } from './steps'

const ways = (...events: [string, Record<string, unknown>][]): string[] =>
  steps(events.map(([key, args]) => ({ key, args }))).map(
    ({ from, to, face, turned, points }) => `${from} > ${to} ${face || `+${points}`}${turned ? ' turned' : ''}`,
  )

test('a card kept as a double goes on to the discards from where it came', () => {
  expect(ways(['verso-kept', { seat: 2, card: 'B3.1' }], ['verso-discarded', { seat: 2, card: 'B3.1' }])).toEqual([
    'top > 2:B3 B3.1',
    '2:B3 > discards B3.1',
  ])
})

test('a bank: neighbours turn, points go to the score, the two highest go', () => {
  const banked = { seat: 0, colour: 'G', low: 2, high: 4, joker: 0, points: 5, discards: ['G3.1', 'G4.3'] }
  expect(ways(['verso-turned', { seat: 1, from: 'G6.1', to: 'O5.3' }], ['verso-banked', banked])).toEqual([
    '1:G6 > 1:O5 G6.1 turned',
    '0:G3 > score:0 +5',
    '0:G3 > discards G3.1',
    '0:G4 > discards G4.3',
  ])
})

test('a square brings its points; what moves nothing has no step', () => {
  expect(ways(['verso-square', { seat: 3, points: 7 }], ['verso-passed', { seat: 1 }])).toEqual(['3:G4 > score:3 +7'])
})
