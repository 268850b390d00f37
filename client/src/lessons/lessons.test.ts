import { describe, expect, it } from 'vitest'
import { find, LANGUAGES } from '../words/catalogue'
import { lessonsOf, nextOpen, wordKey } from './lessons'

const GAMES = ['verso', 'versa', 'reversis']

describe('lessons', () => {
  it.each(GAMES)('come in order, each with its record (%s)', (game) => {
    const all = lessonsOf(game)
    expect(all.length).toBeGreaterThanOrEqual(8)
    for (const one of all) {
      expect(one.record.game).toBe(game)
      expect(one.record.players[one.seat]).toBeDefined()
      expect(one.steps.every((step) => step.right.length > 0 && step.clauses.length > 0)).toBe(true)
    }
    expect(new Set(all.map((one) => one.name)).size).toBe(all.length)
  })

  it('has none for a game that is not there', () => {
    expect(lessonsOf('whist')).toEqual([])
  })

  it.each(LANGUAGES)('has words for each step (%s)', (language) => {
    const keys = GAMES.flatMap(lessonsOf).flatMap((one) => [
      `${one.text}-title`,
      ...one.steps.flatMap((_, i) => (['task', 'hint', 'right'] as const).map((what) => wordKey(one, i, what))),
    ])
    expect(keys.filter((key) => find(language, key) === undefined)).toEqual([])
  })

  it('goes on to the next one that is not done, and round to the first', () => {
    const all = lessonsOf('verso')
    const names = all.map((one) => one.name)
    expect(nextOpen(all, -1, new Set())).toBe(0)
    expect(nextOpen(all, 0, new Set(names.slice(0, 3)))).toBe(3)
    expect(nextOpen(all, all.length - 1, new Set(names.slice(1)))).toBe(0)
    expect(nextOpen(all, 2, new Set(names))).toBeNull()
  })
})
