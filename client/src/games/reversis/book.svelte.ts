// The session's deals as this device saw them end: a view tells the last one only, so they are kept over a reload.
import type { LastDeal, TableState, ReversisView } from '../../wire.gen'
import { changes } from './deals'

/** What a finished deal did to everybody's chips, and who won it. */
export interface Entry {
  deal: number
  dealer: number
  change: number[]
  /** Won the Partie or made the Reversis. */
  winner: number | null
  reversis: boolean
}

const PLACE = 'volte-reversis'
/** So many tables are remembered. */
const TABLES = 4

type Kept = Record<string, Entry[]>

function entryOf(deal: LastDeal): Entry {
  const made = deal.reversis?.made ? deal.reversis.seat : null
  return {
    deal: deal.deal,
    dealer: deal.dealer,
    change: changes(deal.payments),
    winner: deal.partie?.winner ?? made,
    reversis: deal.reversis !== null,
  }
}

/** The entries with this one, which replaces an older one of the same deal; in order. */
const withEntry = (entries: readonly Entry[], entry: Entry): Entry[] =>
  [...entries.filter((one) => one.deal !== entry.deal), entry].sort((a, b) => a.deal - b.deal)

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept
  } catch {
    return {} // storage switched off or broken: this visit only
  }
}

export class Book {
  entries = $state.raw<Entry[]>([])
  private readonly key: string

  constructor(code: string, table: TableState) {
    this.key = `${code}-${table.table}`
    this.entries = kept()[this.key] ?? []
    this.note(table)
  }

  /** Note the deal that this view tells as the last one. */
  note(table: TableState): void {
    const deal = (table.view as ReversisView).last_deal
    if (!deal) return
    const entry = entryOf(deal)
    const had = this.entries.find((one) => one.deal === entry.deal)
    if (had && had.change.join() === entry.change.join()) return
    this.entries = withEntry(this.entries, entry)
    const others = Object.entries(kept()).filter(([key]) => key !== this.key)
    try {
      localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), [this.key, this.entries]])))
    } catch {
      // storage switched off: it holds for this visit
    }
  }
}
