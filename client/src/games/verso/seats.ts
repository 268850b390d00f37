// Where the others sit, seen from the viewer: the next in turn order first.
import { around } from '../../state/room'
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
  return around(viewer, seats).map((seat, i) => ({
    seat,
    neighbour: viewer >= 0 && view.neighbours.includes(seat),
    where: viewer < 0 ? '' : where(i, seats - 1),
  }))
}

function where(index: number, count: number): string {
  if (index === 0) return t('ui-where-next')
  if (index === count - 1) return t('ui-where-before')
  return count === 3 ? t('ui-where-across') : ''
}
