// Cards fall from their seat onto the sheet and go to the winner; chips fly along an arc from payer to receiver.
// Only transform and opacity. Reduced motion: a card fades in, chips stay where they are.
import { bringSymbols } from '../../cards/sprite'
import { calm } from '../../device/device.svelte'
import { layOver, shift, TRAVEL } from '../../parts/travel'
import type { Payment } from '../../wire.gen'
import type { Beat } from './beats'

/** Where each thing lay, and a copy of each card, before the picture changes. */
export type Scene = Map<string, { rect: DOMRect; copy: HTMLElement | null }>

const CARD = 260
const FLIGHT = 480
const APART = 60
const COINS = 5

export function capture(root: ParentNode): Scene {
  const scene: Scene = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-place], [data-card]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width === 0) continue
    const sheet = element.querySelector<HTMLElement>('.sheet')
    const key = element.dataset['place'] ?? `hand-${element.dataset['card']}`
    scene.set(key, { rect: sheet?.getBoundingClientRect() ?? rect, copy: sheet })
  }
  return scene
}

/** What the beat does to things on the table. */
export function animate(scene: Scene, beat: Beat, root: ParentNode): void {
  if (beat.kind === 'play') fall(scene, beat, root)
  else if (beat.kind === 'taken') collect(scene, beat, root)
  else if (beat.paid && !calm()) fly(beat.paid, root)
}

const place = (root: ParentNode, name: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-place="${name}"]`)

function fall(scene: Scene, beat: Beat, root: ParentNode): void {
  const [seat, card] = beat.view.trick.at(-1) ?? [0, '']
  const sheet = place(root, `trick-${seat}`)?.querySelector<HTMLElement>('.sheet')
  if (!sheet) return
  if (calm()) {
    sheet.animate({ opacity: [0, 1] }, { duration: 120 })
    return
  }
  const from = scene.get(`hand-${card}`)?.rect ?? place(root, `seat-${seat}`)?.getBoundingClientRect()
  if (!from) return
  const to = sheet.getBoundingClientRect()
  const scale = scene.has(`hand-${card}`) ? from.width / to.width : 0.5
  sheet.animate({ transform: [`${shift(from, to)} scale(${scale})`, 'none'] }, { duration: CARD, easing: TRAVEL })
}

/** The trick goes to who took it, the seat of the beat before's winner. */
function collect(scene: Scene, beat: Beat, root: ParentNode): void {
  const goal = place(root, `seat-${beat.view.leader}`)?.getBoundingClientRect()
  if (calm() || !goal) return
  for (const [name, { rect, copy }] of scene) {
    if (!name.startsWith('trick-') || !copy) continue
    const ghost = lay(copy, rect)
    void ghost
      .animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `${shift(goal, rect)} scale(.3)`, opacity: 0.2 },
        ],
        { duration: 340, easing: TRAVEL, fill: 'both' },
      )
      .finished.finally(() => ghost.remove())
  }
}

function lay(copy: HTMLElement, rect: DOMRect): HTMLElement {
  const ghost = copy.cloneNode(true) as HTMLElement
  ghost.setAttribute('aria-hidden', 'true')
  ghost.removeAttribute('role')
  ghost.removeAttribute('aria-label')
  layOver(ghost, rect)
  return ghost
}

// -- chips -------------------------------------------------------------------------------------------------------

const middle = (rect: DOMRect): [number, number] => [rect.x + rect.width / 2, rect.y + rect.height / 2]

const spot = (who: Payment['payer']): string => (who === 'pot' ? 'pot' : `chips-${who}`)

/** A few coins, one behind the other, along an arc. */
function fly(paid: Payment, root: ParentNode): void {
  const from = place(root, spot(paid.payer))?.getBoundingClientRect()
  const to = place(root, spot(paid.receiver))?.getBoundingClientRect()
  if (!from || !to) return
  const frames = arc(middle(from), middle(to))
  for (let i = 0; i < Math.min(COINS, paid.sum); i++) {
    const coin = makeCoin()
    void coin
      .animate(frames, { duration: FLIGHT, delay: APART * i, easing: 'cubic-bezier(.4,0,.5,1)', fill: 'both' })
      .finished.finally(() => coin.remove())
  }
}

const SIZE = 22
const STEPS = 12

/** A quadratic curve over the straight way, as key frames. */
function arc([x1, y1]: [number, number], [x2, y2]: [number, number]): Keyframe[] {
  const bow = Math.min(120, Math.hypot(x2 - x1, y2 - y1) / 3)
  const [cx, cy] = [(x1 + x2) / 2 - (y2 > y1 ? bow / 2 : -bow / 2), (y1 + y2) / 2 - bow / 2]
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t ** 2 * x2 - SIZE / 2
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t ** 2 * y2 - SIZE / 2
    return { transform: `translate(${x}px, ${y}px)`, opacity: i === STEPS ? 0 : 1 }
  })
}

const SVG = 'http://www.w3.org/2000/svg'

function makeCoin(): SVGElement {
  void bringSymbols('reversis', ['reversis-coin'])
  const coin = document.createElementNS(SVG, 'svg')
  coin.setAttribute('viewBox', '0 0 24 24')
  coin.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', '#reversis-coin')
  coin.append(use)
  Object.assign(coin.style, { position: 'fixed', zIndex: '21', left: '0', top: '0', width: `${SIZE}px`, height: `${SIZE}px`, pointerEvents: 'none', opacity: '0' })
  document.body.append(coin)
  return coin
}
