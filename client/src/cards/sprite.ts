// The drawings of a game's cards come from one sprite, made by src/volte/faces. It is loaded when the first
// card of that game is shown and stands hidden in the page once; cards only refer to its symbols by id.

export type CardGame = 'verso' | 'versa' | 'reversis'

const sources: Record<CardGame, () => Promise<{ default: string }>> = {
  verso: () => import('./generated/faces-verso.svg?raw'),
  versa: () => import('./generated/faces-versa.svg?raw'),
  reversis: () => import('./generated/faces-reversis.svg?raw'),
}

const loading = new Map<CardGame, Promise<void>>()

/** Put the sprite of a game into the page; further calls wait for the first one. */
export function loadSprite(game: CardGame): Promise<void> {
  let promise = loading.get(game)
  if (!promise) {
    promise = sources[game]().then(
      ({ default: text }) => insert(text),
      (error: unknown) => {
        loading.delete(game) // a lost connection: the next card tries again
        throw error
      },
    )
    loading.set(game, promise)
  }
  return promise
}

function insert(text: string): void {
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  sprite.style.position = 'absolute' // not display: none, which would switch clip paths off in some browsers
  document.body.prepend(document.importNode(sprite, true))
}
