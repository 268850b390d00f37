// The people at a table in words: whose turn it is, what is waited for, who is not there.
import type { Session } from '../state/session.svelte'
import type { Room } from '../wire.gen'
import { roomy } from '../device/window'
import { t } from './words.svelte'

/** What is unusual about a seat: a bot stands in, its time runs out unused, nobody there. Empty: nothing. */
export function seatState(room: Room, seat: number): string {
  const there = room.seats[seat]
  const person = room.people.find((one) => one.person === there?.person)
  if (there?.stand_in) return t('ui-stand-in')
  if (there?.idle) return t('ui-idle')
  return person && person.presence !== 'here' ? t('ui-away') : ''
}

/** So many characters of a name stand in a pennant on a phone. */
const LONG = 14

/** A long name, cut where there is little room: never what is said of it. */
export function brief(name: string): string {
  const letters = [...name]
  return roomy.current || letters.length <= LONG ? name : `${letters.slice(0, LONG - 2).join('').trimEnd()}…`
}

/** The pennant: what everybody waits for; `own` says that it is the viewer's turn, else empty. */
export function pennant(session: Session, room: Room, turn: { toMove: number | null; names: string[]; own: string }): string {
  if (session.link !== 'open') return t('ui-connecting')
  if (room.paused) return t(`ui-paused-${room.paused}`)
  if (turn.toMove === null) return t('ui-over')
  return turn.own || t('ui-turn-of', { name: brief(turn.names[turn.toMove] ?? '') })
}
