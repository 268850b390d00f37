// What laying the raised card would do, in one sentence or two; the server tells it (preview), here are the words.
import type { VersaView } from '../../wire.gen'
import { enumerate } from '../../words/telling'
import { t } from '../../words/words.svelte'
import type { Preview } from './play.svelte'

export function consequence(told: Preview, view: VersaView, names: readonly string[]): string {
  if (told.wins) return t('ui-versa-then-wins')
  const name = (seat: number): string => names[seat] ?? ''
  const again = told.next === view.viewer
  return [
    told.skips.length > 0 && !again ? t('ui-versa-then-skips', { names: enumerate(told.skips.map(name)) }) : '',
    told.all.length > 0 ? t('ui-versa-then-all', { names: enumerate(told.all.map(name)), count: told.all.length }) : '',
    told.hands ? t(`ui-versa-then-${told.hands}`) : '',
    told.colour === null ? t('ui-versa-then-any') : '',
    told.bonus ? t('ui-versa-then-bonus') : again ? t('ui-versa-then-again') : '',
    !again && told.next !== null ? then(told, name(told.next)) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function then({ burden }: Preview, name: string): string {
  if (burden?.pull !== undefined) return t('ui-versa-then-pull', { name, count: burden.pull })
  if (burden?.lock !== undefined) return t('ui-versa-then-lock', { name, colour: burden.lock })
  return t('ui-versa-then-next', { name })
}
