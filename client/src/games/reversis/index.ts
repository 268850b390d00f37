// Reversis in the browser: labels and layout, no rules.
import type { ReversisView } from '../../wire.gen'
import { t } from '../../words/words.svelte'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import EndRows from './EndRows.svelte'
import Fan from './Fan.svelte'
import { firstDeal, inOrder } from './pile'
import Table from './Table.svelte'
import { cardsOf, name, situation } from './words'

export const reversis: GameModule = {
  name: 'reversis',
  title: 'Reversis',
  Fan,
  Table,
  EndRows,
  Board,
  rules: 8,
  pile: (seed, _seats, options) => inOrder(firstDeal(seed, options['old'] === true)),
  dealt: (position) => inOrder(position as { hands: string[][]; table: (string | null)[] }),
  standing: (table) => {
    const { deal, deals, phase, pots } = table.view as ReversisView
    // While the exchange fills the sheet, the pots are told here.
    const pot = phase === 'lay' || phase === 'exchange' ? pots.join(' + ') : ''
    return t('ui-reversis-deal-standing', { deal, deals, pot: pot || 'none' })
  },
  turnWords: (table) => {
    const view = table.view as ReversisView
    const cards = cardsOf(table.legal).map(name)
    const choices = view.phase === 'play' ? t('ui-reversis-may-play', { cards: cards.join(', ') }) : ''
    return `${t('ui-your-turn')}. ${situation(view)} ${choices}`
  },
}
