// From the notation of a card (docs/rules/records.md) to the symbols of the sprite that draw it.

export type VersoColour = 'B' | 'G' | 'O'

export type VersaColour = 'R' | 'Y' | 'G' | 'B'

export type Suit = 'S' | 'H' | 'D' | 'C'

/** What a view tells of the other side: colours that may be behind, or the face itself (`G4`, `G4.3`). */
export type Fold = { unknown: readonly VersoColour[] } | { known: string }

export type CardSize = 'full' | 'small'

const behind: Record<VersoColour, string> = { B: 'GO', G: 'OB', O: 'BG' }

/** The symbols of a Verso card, to be laid over each other. */
export function versoSymbols(face: string, fold: Fold, size: CardSize, standsFor?: number): string[] {
  const { colour, value, points } = versoFace(face)
  const parts = [`${colour}${value}`, `p${points}`, foldSymbol(colour, fold)]
  if (standsFor !== undefined) parts.push(`tag-${standsFor}`)
  const end = size === 'small' ? '-small' : ''
  return parts.map((part) => `verso-${part}${end}`)
}

/** The symbols of a tile of the rail. */
export function versoTileSymbols(face: string): string[] {
  const { colour, value, points } = versoFace(face)
  const tile = `verso-tile-${colour}${value}`
  return points === '3' ? [tile, `verso-tile-${colour}-p3`] : [tile]
}

function versoFace(face: string): { colour: VersoColour; value: string; points: string } {
  return { colour: face.charAt(0) as VersoColour, value: face.charAt(1), points: face.charAt(3) || '1' }
}

function foldSymbol(front: VersoColour, fold: Fold): string {
  if ('known' in fold) return `fold-${fold.known.slice(0, 2)}`
  const [only] = fold.unknown
  return fold.unknown.length === 1 && only ? `fold-${only}` : `fold-${behind[front]}`
}

/** The symbols of a VERSA card where a Pull counts so many cards (A13). */
export function versaSymbols(card: string, pull: number): string[] {
  if (!card.endsWith('-pull') || pull === 2) return [`versa-${card}`]
  return [`versa-${card}-bare`, `versa-sum-${pull}${card.startsWith('Y') ? '-Y' : ''}`]
}

/** Ranks whose letter differs from the English one, as in src/volte/faces/reversis.py. */
const ownLetters: Record<string, string> = { de: 'QJ', ru: 'AKQJ' }

/** The symbols of a Reversis card (`QS`) over the sheet, all in the suit's colour. */
export function reversisSymbols(card: string, language: string, large: boolean): string[] {
  const rank = card.charAt(0)
  const suit = card.charAt(1)
  const index = ownLetters[language]?.includes(rank) ? language : 'en'
  const end = large ? '-large' : ''
  return [`reversis-${card}${end}`, `reversis-index-${index}-${rank}${end}`, `reversis-suit-${suit}${end}`]
}
