import { describe, expect, it } from 'vitest'
import type { Room, TableState } from '../wire.gen'
import { changedOptions, empty, isHost, onTurn, receive, seen, sitting, taken, watching } from './room'

const room: Room = {
  type: 'room',
  seq: 4,
  code: 'MOHN42',
  name: '',
  game: 'verso',
  seat_counts: [1, 2],
  option_infos: [{ name: 'joker_flip', clause: 'V13', default: 'only_card', choices: ['only_card', 'never'] }],
  bot_levels: ['casual', 'steady'],
  phase: 'playing',
  paused: '',
  settings: { options: {}, turn_seconds: 0, away_seconds: 60, bot_pace: 900, leaving: 'bot', watching: true },
  seats: [
    { seat: 0, kind: 'person', name: 'Anna', person: 1, level: '', stand_in: false, idle: false, wins: 0 },
    { seat: 1, kind: 'free', name: '', person: null, level: '', stand_in: false, idle: false, wins: 0 },
  ],
  people: [{ person: 1, name: 'Anna', presence: 'here', ready: true, wins: 0, host: true }],
  you: 1,
  your_seat: 0,
  arranged: false,
  next_seat: false,
  table: 1,
  commitment: '',
  link: '',
  local_only: false,
  events: [],
}

const table: TableState = {
  type: 'table',
  table: 1,
  seq: 7,
  events: [{ key: 'verso-kept', args: { seat: 0, card: 'B3.1' } }],
  view: { game: 'verso' } as unknown as TableState['view'],
  legal: ['keep'],
  can_leave_round: false,
  left_ms: 5000,
  by: 'human',
  seat: 0,
  move: 'keep',
  missed: 0,
  previous: null,
}

describe('what a client knows of a room', () => {
  const playing = receive(receive(empty, room, 0), table, 1000)

  it('says in its hello what it has seen', () => {
    expect(seen(empty)).toEqual({ room_seq: 0, table: 0, table_seq: 0 })
    expect(seen(playing)).toEqual({ room_seq: 4, table: 1, table_seq: 7 })
  })

  it('turns remaining time into its own moment', () => {
    expect(playing.deadline).toBe(6000)
    expect(receive(playing, { ...table, seq: 8, left_ms: null }, 1).deadline).toBeNull()
  })

  it('ignores a table message that comes late, and takes a new table', () => {
    expect(receive(playing, { ...table, seq: 6 }, 0)).toBe(playing)
    expect(receive(playing, { ...table, table: 2, seq: 0, events: [] }, 0).table?.table).toBe(2)
  })

  it('tells a move once, also after coming back', () => {
    const back = receive(playing, { ...table, events: [], previous: table.events, missed: 3 }, 0)
    expect(back.log.length).toBe(1)
    expect(back.missed).toBe(3)
    const fresh = receive(empty, { ...table, events: [], previous: table.events }, 0)
    expect(fresh.log[0]?.events).toEqual(table.events)
  })

  it('forgets the old table when a new one is announced', () => {
    const ended = receive(playing, { type: 'ended', table: 1, result: {}, record: '/x', agreed: [], players: ['Anna'] }, 0)
    const next = receive(ended, { ...room, phase: 'announced', seq: 5 }, 0)
    expect([next.table, next.ended]).toEqual([null, null])
  })

  it('keeps a refusal until the next move', () => {
    const refused = receive(
      playing,
      { type: 'refused', re: 1, clause: 'V7', key: 'verso-refused-turn', args: {}, table: 1, seq: 7 },
      0,
    )
    expect(refused.refused?.clause).toBe('V7')
    expect(receive(refused, { ...table, seq: 8 }, 0).refused).toBeNull()
  })

  it('knows the host, taken seats and changed options', () => {
    expect(isHost(room)).toBe(true)
    expect(isHost({ ...room, you: 2 })).toBe(false)
    expect(taken(room)).toBe(1)
    const changed = { ...room.settings, options: { joker_flip: 'never' } }
    expect(changedOptions({ ...room, settings: changed })).toEqual(['joker_flip'])
    expect(changedOptions(room)).toEqual([])
  })
  it('knows who sits, who watches, and whose turn it is', () => {
    const ben = { person: 2, name: 'Ben', presence: 'here', ready: false, wins: 0, host: false } as const
    const two = { ...room, people: [...room.people, ben] }
    expect([sitting(two), watching(two)].map((people) => people.map((one) => one.name))).toEqual([['Anna'], ['Ben']])
    const turn = (to_move: number | null): TableState => ({ ...table, view: { to_move } as TableState['view'] })
    expect([0, 1, null].map((seat) => onTurn(room, turn(seat)))).toEqual([true, false, false])
    expect(onTurn({ ...room, your_seat: null }, turn(null))).toBe(false)
  })
})
