// Verso in the browser: labels and layout, no rules.
import type { VersoView } from '../../wire.gen'
import { commas, t } from '../../words/words.svelte'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import EndRows from './EndRows.svelte'
import Facts from './Facts.svelte'
import Fan from './Fan.svelte'
import { versoPile } from './pile'
import Table from './Table.svelte'
import { colour, whole } from './words'

export const verso: GameModule = {
  name: 'verso',
  title: 'Verso',
  Fan,
  Table,
  Facts,
  EndRows,
  Board,
  rules: 7,
  pile: versoPile,
  dealt: (position) => (position as { deck?: string[] }).deck ?? [],
  turnWords: (table) => {
    const view = table.view as VersoView
    const banks = table.legal.flatMap((move) => /^bank ([BGO]) (\d)-(\d)/.exec(move)?.slice(1) ?? [])
    const runs: string[] = []
    for (let i = 0; i < banks.length; i += 3) {
      const run = t('ui-verso-run', { colour: colour(banks[i] ?? ''), low: Number(banks[i + 1]), high: Number(banks[i + 2]) })
      if (!runs.includes(run)) runs.push(run)
    }
    const top = view.top ? whole(view.top, view.top_backs) : ''
    const choices = [
      table.legal.includes('keep') ? t('ui-verso-keep') : '',
      table.legal.includes('flip') ? t('ui-verso-flip') : '',
      table.legal.includes('pass') ? t('ui-verso-pass') : '',
      runs.length > 0 ? `${t('ui-headed', { head: t('ui-verso-bank') })} ${commas(runs.slice(0, 6))}` : '',
    ]
    return `${t('ui-your-turn')}. ${top} ${commas(choices.filter(Boolean))}.`
  },
}
