import { describe, expect, it } from 'vitest'
import type { Event, ReversisView, TableState } from '../../wire.gen'
import { beats, pay, type Beat } from './beats'

const view = (change: Partial<ReversisView> = {}): ReversisView =>
  ({
    phase: 'play',
    deal: 1,
    to_move: 3,
    hands: [['9S'], ['?'], ['?'], ['?']],
    trick: [
      [0, '4S'],
      [1, 'KS'],
      [2, 'JH'],
    ],
    table: [null, null, null, null],
    chips: [95, 95, 95, 90],
    pots: [25],
    points: [0, 0, 0, 0],
    tricks: [0, 0, 0, 0],
    leader: 0,
    bound: null,
    broken_by: null,
    kitty: ['?', '?', '?', '?'],
    ...change,
  }) as ReversisView

const event = (key: string, args: Record<string, unknown> = {}): Event => ({ key: `reversis-${key}`, args })
const paid = (payer: number | 'pot', receiver: number | 'pot', sum: number, more: Record<string, unknown> = {}): Event =>
  event('paid', { payer, receiver, sum, reason: 'ace-thrown', of: null, doubles: false, ...more })
const table = (after: ReversisView, events: Event[]): TableState => ({ events, view: after }) as unknown as TableState

const kinds = (all: Beat[]): string[] => all.map((beat) => beat.kind + (beat.hold ? `:${beat.hold}` : ''))
const money = ({ chips, pots }: ReversisView): number => [...chips, ...pots].reduce((sum, one) => sum + one, 0)

const played = event('played', { seat: 3, card: '2S' })
const trick = event('trick', { seat: 1, points: 4, trick: 1 })

describe('what a message shows', () => {
  it('is the card alone while the trick is not full', () => {
    const after = view({ trick: [[0, '4S']] })
    const all = beats(view({ trick: [], to_move: 0 }), table(after, [event('played', { seat: 0, card: '4S' })]))
    expect(kinds(all)).toEqual(['play', 'rest'])
    expect(all.at(-1)?.view).toBe(after)
  })

  it('keeps a finished trick until everybody could see it, with its winner and every payment told', () => {
    const after = view({ trick: [], chips: [95, 90, 125, 90], pots: [], leader: 1 })
    const events = [played, trick, paid(1, 2, 5, { reason: 'quinola-thrown' }), paid('pot', 2, 25, { reason: 'pot' })]
    const all = beats(view(), table(after, events))
    expect(kinds(all)).toEqual(['play', 'trick', 'paid', 'paid:trick', 'taken', 'rest'])
    const held = all[3]
    expect(held?.view.trick.map(([, card]) => card)).toEqual(['4S', 'KS', 'JH', '2S'])
    expect(held?.winner).toBe(1)
    expect(held?.view.tricks).toEqual([0, 1, 0, 0])
    expect(held?.line.map((one) => one.key)).toEqual(['reversis-trick', 'reversis-paid', 'reversis-paid'])
    expect(held?.view.chips).toEqual(after.chips)
    expect(all.map((beat) => money(beat.view))).toEqual(all.map(() => 400))
  })

  it('shows the finished trick, then the deal, before the next one begins', () => {
    const after = view({ deal: 2, trick: [], phase: 'lay', chips: [90, 100, 95, 85], pots: [30] })
    const events = [
      played,
      trick,
      event('deal-over', { deal: 1, cards: ['KS', 'QH', '2C', '3C'] }),
      event('partie', { winner: 1, loser: 0, value: 9 }),
      paid(0, 1, 5, { reason: 'partie' }),
      event('dealt', { seat: 0, deal: 2, deals: 4 }),
      paid(3, 'pot', 5, { reason: 'ante' }),
    ]
    const all = beats(view(), table(after, events))
    expect(kinds(all)).toEqual(['play', 'trick:trick', 'taken', 'kitty', 'moment', 'paid:deal', 'rest', 'paid', 'rest'])
    expect(all[3]?.view.kitty).toEqual(['KS', 'QH', '2C', '3C'])
    expect(all.map((beat) => money(beat.view))).toEqual(all.map(() => 400))
  })

  it('says the ninth trick before the payments go back one by one', () => {
    const before = view({ chips: [105, 85, 95, 90] })
    const after = view({ trick: [], chips: [95, 95, 95, 90], bound: 1 })
    const events = [played, trick, event('bound', { seat: 1 }), paid(0, 1, 4, { reason: 'returned' }), paid(0, 1, 6, { reason: 'returned' })]
    const all = beats(before, table(after, events))
    expect(kinds(all)).toEqual(['play', 'trick:trick', 'taken', 'moment', 'paid', 'paid:moment', 'rest'])
    expect(all[3]?.view.bound).toBe(1)
    expect(all[4]?.view.chips).toEqual([101, 89, 95, 90])
  })

  it('waits with the account of the deal while the table waits for a claim', () => {
    const after = view({ phase: 'claim', trick: [], chips: [90, 100, 95, 90] })
    const events = [played, trick, event('deal-over', { cards: [] }), event('partie'), paid(0, 1, 5, { reason: 'partie' })]
    expect(kinds(beats(view(), table(after, events)))).not.toContain('paid:deal')
  })
})

describe('pots', () => {
  const surcharge = (doubles: boolean) => ({ payer: 0, receiver: 'pot', sum: 25, reason: 'surcharge', of: null, doubles }) as never

  it('are doubled by the first surcharge, and a further one lies beside', () => {
    const doubled = pay(view(), surcharge(true))
    expect(doubled.pots).toEqual([50])
    expect(pay(doubled, { ...(surcharge(false) as object), sum: 50 } as never).pots).toEqual([50, 50])
  })

  it('are as before when a surcharge or a won pot goes back', () => {
    const back = (payer: number | 'pot', receiver: number | 'pot', sum: number, of: string) =>
      ({ payer, receiver, sum, reason: 'returned', of, doubles: false }) as never
    expect(pay(view({ pots: [50] }), back('pot', 0, 25, 'surcharge')).pots).toEqual([25])
    expect(pay(view({ pots: [50, 50] }), back('pot', 0, 50, 'surcharge')).pots).toEqual([50])
    expect(pay(view({ pots: [] }), back(0, 'pot', 25, 'pot')).pots).toEqual([25])
  })
})
