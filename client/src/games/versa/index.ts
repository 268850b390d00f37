// VERSA in the browser: labels and layout, no rules.
import type { VersaView } from '../../wire.gen'
import { t } from '../../words/words.svelte'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import EndRows from './EndRows.svelte'
import Fan from './Fan.svelte'
import { versaPile } from './pile'
import Table from './Table.svelte'
import { cardsOf, name, situation } from './words'

export const versa: GameModule = {
  name: 'versa',
  title: 'VERSA',
  Fan,
  Table,
  EndRows,
  Board,
  rules: 7,
  usualSeconds: 30,
  mayLeave: true,
  isOver: (number) => t('ui-versa-round-over', { number }),
  onceMore: () => t('ui-versa-next-round'),
  pile: versaPile,
  dealt: (position) => {
    const { top, pile } = position as { top: string; pile: string[] }
    return [top, ...pile]
  },
  standing: (table) => t('ui-versa-round', { number: table.table }),
  turnWords: (table) => {
    const view = table.view as VersaView
    const cards = cardsOf(table.legal).map(name)
    const fitting = cards.length > 0 ? t('ui-versa-fitting', { cards: cards.slice(0, 8).join(', ') }) : t('ui-versa-none-fits')
    return `${t('ui-your-turn')}. ${situation(view)} ${fitting}`
  },
}
