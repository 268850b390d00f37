// Words in strip letters: outlines from src/volte/faces, one path a letter.
import data from './generated/letters.json'

const letters = data as unknown as Record<string, [path: string, width: number]>

export const STRIP = 20
export const HEIGHT = 100 + STRIP
const SPACE = 13
const WORD_SPACE = 40

export interface Placed {
  x: number
  path: string
}

/** The outline of one letter and its width, or null where there is no strip letter for it. */
export function letter(char: string): { path: string; width: number } | null {
  const found = letters[char]
  return found ? { path: found[0], width: found[1] } : null
}

/** The letters of a word with their places, or null where one of them is missing. */
export function layOut(text: string): { placed: Placed[]; width: number } | null {
  const placed: Placed[] = []
  let x = 0
  for (const char of text.toLocaleUpperCase()) {
    if (char === ' ') {
      x += WORD_SPACE
      continue
    }
    const found = letter(char)
    if (!found) return null
    placed.push({ x, path: found.path })
    x += found.width + SPACE
  }
  return { placed, width: Math.max(0, x - SPACE) }
}
