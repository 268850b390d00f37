// Which lessons are done: kept on this device, and nowhere else.

const PLACE = 'volte-lessons'

type Done = Record<string, string[]>

function remembered(): Done {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const lists = Object.entries(stored).filter(([, list]) => Array.isArray(list))
    return Object.fromEntries(lists.map(([game, list]) => [game, (list as unknown[]).map(String)]))
  } catch {
    return {} // storage switched off or broken: this visit only
  }
}

const progress: { done: Done } = $state({ done: remembered() })

export const doneIn = (game: string): Set<string> => new Set(progress.done[game] ?? [])

export function markDone(game: string, lesson: string): void {
  keep({ ...progress.done, [game]: [...doneIn(game).add(lesson)] })
}

/** From the start: nothing of this game is done any more. */
export function forget(game: string): void {
  keep({ ...progress.done, [game]: [] })
}

function keep(done: Done): void {
  progress.done = done
  try {
    localStorage.setItem(PLACE, JSON.stringify(done))
  } catch {
    // storage switched off: it holds for this visit
  }
}
