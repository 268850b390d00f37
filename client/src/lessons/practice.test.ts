import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, Question } from '../device/api'
import type { ToClient } from '../wire.gen'
import type { Lesson } from './lessons'
import { Practice } from './practice.svelte'

// An engine that plays anything but "forbidden": what is tested is how a lesson goes on.
const lesson: Lesson = {
  name: 'two-steps',
  text: 'lesson-verso-two-steps',
  seat: 0,
  steps: [
    { clauses: ['V8'], right: ['keep'], then: ['flip'] },
    { clauses: ['V12'], right: ['bank B 1-2', 'bank B 2-3'], then: [] },
  ],
  record: { format: 'volte/1', game: 'verso', players: ['Anna', 'Ben'], options: {}, moves: ['flip'] },
}

const asked: Question[] = []
let away = false

function answer(question: Question): Answer {
  const refused = question.move === 'forbidden' ? { key: 'verso-refused-unknown', args: {}, clause: 'V8' } : null
  return {
    move: refused ? null : (question.move ?? null),
    seat: 0,
    events: question.move && !refused ? [{ key: 'verso-kept', args: {} }] : [],
    refused,
    view: { to_move: 0 } as Answer['view'],
    position: null,
    to_move: 0,
    legal: ['keep'],
    legal_words: [],
    preview: question.thing === 'keep' ? { points: 3 } : null,
    why_not: question.thing === 'pass' ? { key: 'verso-refused-pass', args: {}, clause: 'V17' } : null,
  }
}

beforeEach(() => {
  asked.length = 0
  away = false
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', (_: string, init: { body: string }) => {
    if (away) return Promise.reject(new TypeError('no network'))
    const question = JSON.parse(init.body) as Question
    asked.push(question)
    return Promise.resolve(new Response(JSON.stringify(answer(question))))
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function played(practice: Practice, move: string): Promise<void> {
  practice.move(move)
  await vi.runAllTimersAsync()
}

async function begun(): Promise<Practice> {
  const practice = new Practice(lesson)
  await practice.begin()
  return practice
}

describe('a lesson', () => {
  it('begins with its position and the last move before it', async () => {
    const practice = await begun()
    expect(asked[0]).toMatchObject({ move: 'flip', viewer: 0, record: { moves: [] } })
    expect(practice.state.table).toMatchObject({ seq: 1, events: [], legal: ['keep'] })
    expect(practice.state.room?.your_seat).toBe(0)
    expect(practice.outcome).toBe('open')
  })

  it('lets the others move after a right one, then goes to its next step, and ends', async () => {
    const practice = await begun()
    const seen: ToClient['type'][] = []
    practice.after = (message) => seen.push(message.type)
    await played(practice, 'keep')
    expect(asked.slice(1).map((one) => one.move)).toEqual(['keep', 'flip'])
    expect(seen).toEqual(['table', 'table'])
    expect([practice.step, practice.outcome, practice.pending]).toEqual([1, 'open', null])
    await played(practice, 'bank B 2-3')
    expect(practice.outcome).toBe('right')
  })

  it('says that a move is not the point, and begins its step anew', async () => {
    const practice = await begun()
    await played(practice, 'keep')
    await played(practice, 'pass')
    expect(practice.outcome).toBe('other')
    const table = practice.state.table?.table
    await practice.again()
    expect([practice.step, practice.outcome]).toEqual([1, 'open'])
    expect(practice.state.table?.seq).toBe(3)
    expect(practice.state.table?.table).not.toBe(table)
  })

  it('shows a refusal and stays where it is', async () => {
    const practice = await begun()
    await played(practice, 'forbidden')
    expect(practice.state.refused).toMatchObject({ clause: 'V8', key: 'verso-refused-unknown' })
    expect([practice.outcome, practice.pending, practice.state.table?.seq]).toEqual(['open', null, 1])
  })

  it('makes one move at a time, and none once it is decided', async () => {
    const practice = await begun()
    practice.move('pass')
    practice.move('keep')
    await vi.runAllTimersAsync()
    await played(practice, 'keep')
    expect(asked.slice(1).map((one) => one.move)).toEqual(['pass'])
  })

  it('asks about a move without making it', async () => {
    const practice = await begun()
    expect(await practice.preview('keep')).toEqual({ points: 3 })
    expect(await practice.whyNot('pass')).toMatchObject({ clause: 'V17', key: 'verso-refused-pass', thing: 'pass' })
    expect(await practice.whyNot('keep')).toMatchObject({ key: '' })
    expect(practice.state.table?.seq).toBe(1)
  })

  it('says when the engine is away, and can be played again', async () => {
    const practice = await begun()
    away = true
    await played(practice, 'keep')
    expect([practice.trouble, practice.outcome, practice.pending]).toEqual([true, 'open', null])
    away = false
    await practice.again()
    expect(practice.trouble).toBe(false)
    await played(practice, 'keep')
    expect(practice.step).toBe(1)
  })

  it('begins its step anew where the engine goes away between two moves', async () => {
    const practice = await begun()
    practice.after = () => (away = true)
    await played(practice, 'keep')
    expect([practice.trouble, practice.step, practice.outcome]).toEqual([true, 0, 'open'])
    practice.after = () => undefined
    away = false
    await practice.again()
    expect(practice.state.table?.seq).toBe(1)
  })

  it('does not go on after it was closed', async () => {
    const practice = await begun()
    practice.move('keep')
    practice.close()
    await vi.runAllTimersAsync()
    expect([practice.step, practice.outcome]).toEqual([0, 'open'])
  })
})
