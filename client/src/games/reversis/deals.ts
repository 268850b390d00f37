// What happened in a deal, in words and sums.
import { plain, t } from '../../words/words.svelte'
import { tell } from '../../words/telling'
import type { Told } from '../../state/room'
import type { Event, LastDeal, Payment } from '../../wire.gen'
import { SEATS, side } from './words'

/** How each seat's chips changed by these payments. */
export function changes(payments: readonly Payment[]): number[] {
  const sums = Array.from({ length: SEATS }, () => 0)
  for (const { payer, receiver, sum } of payments) {
    if (payer !== 'pot') sums[payer] = (sums[payer] ?? 0) - sum
    if (receiver !== 'pot') sums[receiver] = (sums[receiver] ?? 0) + sum
  }
  return sums
}

/** The card that the viewer took in the newest exchange of this table. */
export function swappedIn(log: readonly Told[], table: number): string | null {
  const isSwap = (event: Event): boolean => event.key === 'reversis-swapped-own'
  const last = log.findLast(({ events }) => events.some(isSwap))
  return last?.table === table ? String(last.events.find(isSwap)?.args['got']) : null
}

/** What ended the deal, in sentences. */
export function outcome(deal: LastDeal, names: readonly string[]): string {
  const lines: string[] = []
  const told = (key: string, args: Record<string, unknown>): number => lines.push(plain(tell({ key, args }, names)))
  if (deal.reversis?.made) told('reversis-made', { seat: deal.reversis.seat })
  else if (deal.reversis) told('ui-reversis-was-broken', { name: side(deal.reversis.seat, names) })
  if (deal.espagnolette !== null && !deal.reversis)
    told(`reversis-espagnolette-${deal.partie?.winner === deal.espagnolette ? 'won' : 'lost'}`, { seat: deal.espagnolette })
  if (deal.partie) {
    const { winner, loser, value, paid } = deal.partie
    lines.push(t('ui-reversis-partie', { winner: side(winner, names), loser: side(loser, names), value, paid, twice: paid > value ? 'yes' : 'no' }))
  }
  return lines.join(' ')
}
