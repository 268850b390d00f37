// The rule pages come readable from the server; here their examples become live, and choices are remembered.
import '../base.css'
import './page.css'
import './text.css'
import './example.css'
import './report.css'
import '../words/languages.css'
import { mount, type Component } from 'svelte'
import { device, remember, show } from '../device/device.svelte'
import type { BoardProps } from '../games/module'
import { LANGUAGES, speak, type Language } from '../words/catalogue'
import { load } from './api'
import { follow } from './contents'
import Live from './Live.svelte'

const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  verso: () => import('../games/verso/Board.svelte'),
  versa: () => import('../games/versa/Board.svelte'),
  reversis: () => import('../games/reversis/Board.svelte'),
}

/** After so many milliseconds an example that did not come is asked for again. */
const AGAIN = 5000

// The page says which language it is in; that is not a choice to be remembered.
const spoken = LANGUAGES.find((language) => language === document.documentElement.lang)
if (spoken) device.language = spoken
show()

for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
  link.addEventListener('click', () => remember({ language: link.hreflang as Language }))

/** The still board gives way once everything for the live one is there; if that fails it stays. */
async function enliven(figure: HTMLElement, game: string): Promise<void> {
  const still = figure.querySelector<HTMLElement>('.still')
  const board = boards[game]
  if (!still || !board) return
  const [told, { default: Board }] = await Promise.all([load(game, figure.id), board(), speak(device.language)])
  const target = document.createElement('div')
  target.className = 'at-work'
  mount(Live, { target, props: { example: told, Board } })
  const scrolled = still.getBoundingClientRect()
  still.after(target)
  still.hidden = true
  figure.classList.add('live')
  // What was above the reader keeps its place.
  if (scrolled.bottom < 0) scrollBy(0, target.getBoundingClientRect().height - scrolled.height)
}

const game = document.getElementById('text')?.dataset['game'] ?? ''
const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      enliven(target as HTMLElement, game).catch((error: unknown) => {
        console.warn(error) // the still one stays, and is tried again
        setTimeout(() => seen.observe(target), AGAIN)
      })
    }
  },
  { rootMargin: '400px' },
)
for (const figure of document.querySelectorAll('.example')) seen.observe(figure)

follow()
