// The lessons of src/volte/pages/lessons: records that lead to a position, and what is right there.
import type { OpenRecord } from '../device/api'

export interface Step {
  clauses: string[]
  /** Full forms; any of them is right. */
  right: string[]
  /** What the others do after it. */
  then: string[]
}

export type LessonRecord = OpenRecord & { moves: string[] }

export interface Lesson {
  /** Its name among the lessons of its game: `keep`. */
  name: string
  /** Begins the keys of its words: `lesson-verso-keep`. */
  text: string
  seat: number
  steps: Step[]
  record: LessonRecord
}

interface Sidecar {
  text: string
  seat?: number
  steps: { clauses: string[]; right: string[]; then?: string[] }[]
}

const files = import.meta.glob<unknown>('../../../src/volte/pages/lessons/*/*.json', { import: 'default', eager: true })

/** The lessons of a game in their order; none for a game that has none. */
export function lessonsOf(game: string): Lesson[] {
  return Object.keys(files)
    .filter((path) => path.includes(`/${game}/`) && path.endsWith('.lesson.json'))
    .sort()
    .map(read)
}

function read(path: string): Lesson {
  const { text, seat = 0, steps } = files[path] as Sidecar
  const record = files[path.replace('.lesson.json', '.json')] as LessonRecord
  const name = text.split('-').slice(2).join('-')
  return { name, text, seat, record, steps: steps.map((step) => ({ ...step, then: step.then ?? [] })) }
}

/** The key of a step's words: what to do, a hint, what is said to a right move and to one that is not the point. */
export function wordKey(lesson: Lesson, step: number, what: 'task' | 'hint' | 'right' | 'other'): string {
  return step === 0 ? `${lesson.text}-${what}` : `${lesson.text}-${step + 1}-${what}`
}

/** The next lesson that is not done, after this one and then from the start; null: all are done. */
export function nextOpen(lessons: readonly Lesson[], at: number, done: ReadonlySet<string>): number | null {
  const order = lessons.map((_, i) => (at + 1 + i) % lessons.length)
  return order.find((i) => !done.has(lessons[i]?.name ?? '')) ?? null
}
