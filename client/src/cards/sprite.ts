// The drawings of a game's cards come from one sprite, made by src/volte/faces. It is loaded when the first card
// of that game is shown. What a card needs of it stands hidden in the page once; cards refer to it by id. Only that:
// a whole sprite in the page makes each change of its styles slow, the switch between light and dark above all.

export type CardGame = 'verso' | 'versa' | 'reversis'

const sources: Record<CardGame, () => Promise<{ default: string }>> = {
  verso: () => import('./generated/faces-verso.svg?raw'),
  versa: () => import('./generated/faces-versa.svg?raw'),
  reversis: () => import('./generated/faces-reversis.svg?raw'),
}

/** After so many milliseconds a drawing that did not come is asked for again. */
const AGAIN = 3000

const SVG = 'http://www.w3.org/2000/svg'

const sprites = new Map<CardGame, Promise<Document>>()
let place: SVGElement | undefined

/** Put these symbols into the page, with all that they refer to, as soon as the line allows. */
export async function bringSymbols(game: CardGame, symbols: readonly string[]): Promise<void> {
  const loading = sprites.get(game) ?? load(game)
  sprites.set(game, loading)
  const sprite = await loading
  for (const symbol of symbols) bring(sprite, symbol)
}

async function load(game: CardGame): Promise<Document> {
  for (;;) {
    try {
      const { default: text } = await sources[game]()
      return new DOMParser().parseFromString(text, 'image/svg+xml')
    } catch {
      // Until then the cards' names can be read.
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }
}

function bring(sprite: Document, id: string): void {
  const drawing = sprite.getElementById(id)
  if (!drawing || document.getElementById(id)) return
  place ??= makePlace()
  place.append(document.importNode(drawing, true))
  for (const [, other] of drawing.outerHTML.matchAll(/#([\w-]+)/g)) if (other) bring(sprite, other)
}

function makePlace(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('width', '0')
  svg.setAttribute('height', '0')
  svg.style.position = 'absolute' // not display: none, which would switch clip paths off in some browsers
  document.body.prepend(svg)
  return svg.appendChild(document.createElementNS(SVG, 'defs'))
}
