import { expect, test } from 'vitest'
import { reversisSymbols, versaSymbols, versoSymbols, versoTileSymbols, type Fold } from './faces'
import reversis from './generated/faces-reversis.svg?raw'
import versa from './generated/faces-versa.svg?raw'
import verso from './generated/faces-verso.svg?raw'
import { layOut, letter } from './letters'

const missing = (sprite: string, symbols: string[]): string[] =>
  symbols.filter((symbol) => !sprite.includes(`<symbol id="${symbol}"`))

const values = [...'123456J']
const folds: Fold[] = [
  { unknown: [] },
  { unknown: ['G', 'O'] },
  { unknown: ['O'] },
  ...values.map((value) => ({ known: `G${value}.3` })),
]

test('every Verso face with every fold is made of symbols that the sprite has', () => {
  for (const colour of 'BGO')
    for (const value of values)
      for (const points of '13')
        for (const fold of folds)
          for (const size of ['full', 'small'] as const) {
            const face = `${colour}${value}.${points}`
            const standsFor = value === 'J' ? 4 : undefined
            expect(missing(verso, versoSymbols(face, fold, size, standsFor))).toEqual([])
            expect(missing(verso, versoTileSymbols(face))).toEqual([])
          }
})

test('the fold shows what may be behind and nothing more', () => {
  expect(versoSymbols('B3.1', { unknown: ['O', 'G'] }, 'full')).toContain('verso-fold-GO')
  expect(versoSymbols('B3.1', { unknown: ['O'] }, 'full')).toContain('verso-fold-O')
  expect(versoSymbols('B3.1', { known: 'G4.3' }, 'small')).toContain('verso-fold-G4-small')
})

test('a Pull of VERSA shows what it counts at its table (A13)', () => {
  for (const colour of 'RYGB')
    for (let count = 1; count <= 10; count++) expect(missing(versa, versaSymbols(`${colour}-pull`, count))).toEqual([])
  expect(versaSymbols('R-pull', 2)).toEqual(['versa-R-pull'])
  expect(versaSymbols('R-pull', 3)).toContain('versa-sum-3')
  expect(versaSymbols('R-lock', 3)).toEqual(['versa-R-lock'])
})

test('every Reversis card has its layers in every language', () => {
  for (const rank of 'AKQJT98765432')
    for (const suit of 'SHDC')
      for (const language of ['de', 'en', 'ja', 'ru'])
        for (const large of [false, true])
          expect(missing(reversis, reversisSymbols(rank + suit, language, large))).toEqual([])
  expect(reversisSymbols('QS', 'de', false)).toContain('reversis-index-de-Q')
})

test('words in strip letters: small letters become capitals, unknown ones are left to the font', () => {
  expect(layOut('Mohn 42')?.placed.map(({ path }) => path)).toEqual(
    [...'MOHN42'].map((char) => letter(char)?.path),
  )
  expect(layOut('漢字')).toBeNull()
})
