import { describe, expect, it } from 'vitest'
import { again, count, go, here, line, number, prefix, tried, type Example, type Step } from './example'

const step = (move: string): Step => ({ move, events: [], position: move, to_move: 0, legal: [], refused: [] })
const example: Example = {
  record: { game: 'verso', players: ['Anna', 'Ben'], moves: ['keep', 'flip', 'keep'], options: {} },
  from: 1,
  steps: [step(''), step('keep'), step('flip'), step('keep')],
}
const other = { move: 'bank B 1-2', seat: 1, events: [], position: 'banked', to_move: 0, legal: ['keep'] }

describe('an example', () => {
  it('begins where the page begins and goes no further than its ends', () => {
    const start = line(example)
    expect([number(start), count(start)]).toEqual([0, 2])
    expect(go(start, -1)).toBe(start)
    const end = go(go(go(start, 1), 1), 1)
    expect([number(end), here(end)?.move]).toEqual([2, 'keep'])
  })

  it('gives the record up to the step that is shown', () => {
    expect(prefix(go(line(example), 1))).toEqual({ ...example.record, moves: ['keep', 'flip'] })
  })

  it('goes another way from a step, and finds back', () => {
    const own = tried(line(example), other)
    expect(prefix(own).moves).toEqual(['keep', { seat: 1, move: 'bank B 1-2' }])
    expect([number(own), count(own), here(own)?.position]).toEqual([1, 1, 'banked'])
    const further = tried(own, { ...other, move: 'keep' })
    expect([further.fork, further.moves.length]).toEqual([1, 3])
    const back = again(further)
    expect([back.fork, number(back), count(back), here(back)?.move]).toEqual([null, 0, 2, 'keep'])
    expect(here(go(back, 1))?.move).toBe('flip')
  })

  it('replaces its own moves when it goes back before them', () => {
    const own = tried(tried(line(example), other), other)
    const earlier = tried(go(go(own, -1), -1), { ...other, move: 'flip' })
    expect([earlier.fork, earlier.steps.length, here(earlier)?.move]).toEqual([1, 3, 'flip'])
  })
})
