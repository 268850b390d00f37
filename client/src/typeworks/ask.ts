// Asking the server for a preview or a file (docs/typeworks.md). The text goes in the body, into no address.
import { posted, send } from '../device/api'
import type { Wish } from './wish'

export interface Card {
  name: string
  char: string
  special: string
  colour: string
}

export interface Preview {
  /** Words of each row, as counts of cards. */
  rows: number[][]
  cards: Card[]
  most: number
  pages: Record<string, number>
  wrongs: { key: string; args: Record<string, unknown> }[]
}

const drawings = new Map<string, string>()

/** The picture of a card that some preview had, as an address. */
export const drawing = (name: string): string => drawings.get(name) ?? ''

export async function preview(wish: Wish, signal: AbortSignal): Promise<Preview> {
  const answer = await order({ ...wish, known: [...drawings.keys()].slice(0, 1000) }, signal)
  const told = (await answer.json()) as Preview & { drawings: Record<string, string> }
  for (const [name, svg] of Object.entries(told.drawings)) {
    drawings.set(name, `data:image/svg+xml,${encodeURIComponent(svg)}`)
  }
  return told
}

export type Form = 'pdf' | 'png' | 'svg'

/** Ask for a file and hand it to the browser to be kept. */
export async function save(wish: Wish, form: Form, paper: string): Promise<void> {
  const answer = await order({ ...wish, form, paper })
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `volte.${form}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const order = (wish: object, signal?: AbortSignal): Promise<Response> =>
  send('/api/typeworks', { ...posted(wish), ...(signal && { signal }) })
