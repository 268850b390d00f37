// The drawings of a game's cards come from one sprite, made by src/volte/faces. It is loaded when the first
// card of that game is shown and stands hidden in the page once; cards only refer to its symbols by id.

export type CardGame = 'verso' | 'versa' | 'reversis'

const sources: Record<CardGame, () => Promise<{ default: string }>> = {
  verso: () => import('./generated/faces-verso.svg?raw'),
  versa: () => import('./generated/faces-versa.svg?raw'),
  reversis: () => import('./generated/faces-reversis.svg?raw'),
}

/** After so many milliseconds a drawing that did not come is asked for again. */
const AGAIN = 3000

const loading = new Map<CardGame, Promise<void>>()

/** Put the sprite of a game into the page, as soon as the line allows; further calls wait for the first one. */
export function loadSprite(game: CardGame): Promise<void> {
  const promise = loading.get(game) ?? load(game)
  loading.set(game, promise)
  return promise
}

async function load(game: CardGame): Promise<void> {
  for (;;) {
    try {
      const { default: text } = await sources[game]()
      return insert(text)
    } catch {
      // Until then the cards' names can be read.
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }
}

function insert(text: string): void {
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  sprite.style.position = 'absolute' // not display: none, which would switch clip paths off in some browsers
  document.body.prepend(document.importNode(sprite, true))
}
