// Events and refusals as sentences: what their arguments become before Fluent sees them. The same as
// src/volte/words.py does for the command line, but names come marked, to be shown in bold.
import { ApiError } from '../device/api'
import type { Told } from '../state/room'
import type { Event } from '../wire.gen'
import { capital, commas, has, marked, plain, t } from './words.svelte'

const SEATS = new Set(['seat', 'winner', 'loser', 'winners', 'dealer', 'leader', 'by', 'to_seat', 'from_seat'])

/** Game -> what the text of a card looks like; the named parts are the arguments of `GAME-card`. */
const CARDS: Record<string, RegExp> = {
  verso: /^(?<colour>[BGO])(?<value>[1-6J])\.(?<points>[13])(?:\/.*)?$/,
  versa: /^(?:(?<colour>[RYGB])-?)?(?<rank>(?<=[RYGB])[0-9]|pull|lock|block|reverse|boost|all|core|tornado)$/,
  reversis: /^(?<rank>[AKQJT2-9])(?<suit>[SHDC])$/,
}

export function enumerate(items: string[]): string {
  if (items.length < 2) return items[0] ?? t('list-none')
  return t('list-and', { head: commas(items.slice(0, -1)), last: items.at(-1) ?? '' })
}

/** The name of a card; `form` `-long` for screen readers. */
export function cardName(game: string, card: string, form = ''): string {
  const groups = CARDS[game]?.exec(card)?.groups
  if (!groups) return card
  const key = has(`${game}-card${form}`) ? `${game}-card${form}` : `${game}-card`
  return t(key, Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, number(text ?? '')])))
}

function number(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text
}

function ready(game: string, name: string, value: unknown, names: readonly string[]): string | number {
  if (Array.isArray(value)) return enumerate(value.map((one) => String(ready(game, name, one, names))))
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number')
    return SEATS.has(name) ? marked(names[value] ?? t('seat-name', { number: value + 1 })) : value
  if (typeof value === 'object') return tell(value as Event, names)
  const text = String(value)
  if (name === 'name') return marked(text)
  return name !== 'colour' && name !== 'suit' && CARDS[game]?.test(text) ? cardName(game, text) : text
}

/** The sentence of an event, names marked (`parts`, `plain`). `names` are the players' in seat order. */
export function tell(event: { key: string; args: Record<string, unknown> }, names: readonly string[]): string {
  const game = event.key.split('-')[0] ?? ''
  const args = Object.entries(event.args).map(([name, value]) => [name, ready(game, name, value, names)])
  return t(event.key, Object.fromEntries(args) as Record<string, string | number>)
}

/** A told change in sentences. */
export interface Sentences {
  id: number
  seq: number
  lines: string[]
}

/** The log in sentences; that a time ran out is said before what came of it. */
export function sentences(log: readonly Told[], names: readonly string[]): Sentences[] {
  return log.map(({ id, seq, by, events }) => {
    const lines = events.map((event) => tell(event, names))
    return { id, seq, lines: by === 'clock' ? [t('ui-time-out'), ...lines] : lines }
  })
}

/** Why something is not possible, with a capital letter and a full stop. */
export function reason(refusal: { key: string; args: Record<string, unknown> }, names: readonly string[]): string {
  const text = plain(tell(refusal, names))
  const end = /[.!?。！？]$/.test(text) ? '' : t('sentence-end')
  return capital(text) + end
}

/** What went wrong with a request, as a sentence. */
export function failure(error: unknown): string {
  return error instanceof ApiError ? reason(error.refused, []) : t('ui-error-server')
}
