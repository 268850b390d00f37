import { expect, test } from 'vitest'
import { deck, firstDeal, inOrder } from './pile'
import { sorted } from './words'

const SEED = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')

test('the vector of the records: seat 1 deals first', () => {
  const { dealer, hands, table } = firstDeal(SEED, false)
  expect(dealer).toBe(1)
  expect(hands[1]).toEqual('7C AD JH 4C 2H 8H KC 3D 2C JC 5S 8D'.split(' '))
  expect(table).toEqual(['3S', null, '6D', '2D'])
  expect(hands.map((hand) => hand.length)).toEqual([11, 12, 11, 11])
})

test('every card is dealt once, thirteen each in the old game', () => {
  const deal = firstDeal(SEED, true)
  expect(deal.hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13])
  expect(inOrder(deal).sort()).toEqual(deck(true))
  expect(inOrder(firstDeal(SEED, false)).sort()).toEqual(deck(false))
})

test('the order says nothing but suit and rank', () => {
  const deal = firstDeal(SEED, false)
  expect(inOrder(deal).slice(0, 11)).toEqual(sorted(deal.hands[0] ?? []))
})
