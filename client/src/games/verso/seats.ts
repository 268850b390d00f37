// Where the others sit, seen from the viewer: the next in turn order first.
import type { VersoView } from '../../wire.gen'
import { t } from '../../words/words.svelte'

export interface Other {
  seat: number
  neighbour: boolean
  where: string
}

/** All but the viewer, in turn order from the next one; for a watcher all seats. */
export function others(view: VersoView): Other[] {
  const { viewer, seats } = view
  if (viewer < 0) return Array.from({ length: seats }, (_, seat) => ({ seat, neighbour: false, where: '' }))
  return Array.from({ length: seats - 1 }, (_, i) => {
    const seat = (viewer + 1 + i) % seats
    return { seat, neighbour: view.neighbours.includes(seat), where: where(i, seats - 1) }
  })
}

function where(index: number, count: number): string {
  if (index === 0) return t('ui-where-next')
  if (index === count - 1) return t('ui-where-before')
  return count === 3 ? t('ui-where-across') : ''
}
