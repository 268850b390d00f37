// Cards that travel: before a change the places are noted, after it each event moves its card from where it lay.
// Only transform and opacity; one after another, at most 1.5 s in all. Reduced motion: a card fades in.
import { calm } from '../../device/device.svelte'
import type { Event } from '../../wire.gen'

interface Seen {
  rect: DOMRect
  copy: HTMLElement | null
}

export type Scene = Map<string, Seen>

const TRAVEL = 'cubic-bezier(.2,.7,.2,1)'
const FLIP = 'cubic-bezier(.5,0,.2,1)'
const MOST = 1500

/** Where everything lies now; a copy of each card, since the drawing itself is about to change. */
export function capture(root: ParentNode): Scene {
  const scene: Scene = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width === 0) continue
    const card = element.querySelector<HTMLElement>('.sheet, svg')
    scene.set(element.dataset['place'] ?? '', { rect, copy: (card?.cloneNode(true) as HTMLElement | null) ?? null })
  }
  return scene
}

interface Step {
  from: string
  to: string
  turned: boolean
}

const at = (seat: unknown, face: unknown): string => `${String(seat)}:${String(face).slice(0, 2)}`

/** What each event does to a card: from place to place. */
export function steps(events: readonly Event[]): Step[] {
  const found: Step[] = []
  let came = ''
  for (const { key, args } of events) {
    if (key === 'verso-kept') found.push({ from: 'top', to: (came = at(args['seat'], args['card'])), turned: false })
    else if (key === 'verso-flipped') found.push({ from: 'top', to: (came = at(args['seat'], args['to'])), turned: true })
    else if (key === 'verso-turned')
      found.push({ from: at(args['seat'], args['from']), to: (came = at(args['seat'], args['to'])), turned: true })
    else if (key === 'verso-discarded') found.push({ from: came || at(args['seat'], args['card']), to: 'discards', turned: false })
    else if (key === 'verso-opponent') found.push({ from: 'top', to: 'discards', turned: false })
    else if (key === 'verso-banked')
      for (const card of args['discards'] as string[]) found.push({ from: at(args['seat'], card), to: 'discards', turned: false })
  }
  return found
}

/** Show the events on the changed table. */
export function play(scene: Scene, events: readonly Event[], root: ParentNode): void {
  const all = steps(events)
  const pause = all.length > 0 ? Math.min(260, MOST / (all.length + 1)) : 0
  all.forEach((step, i) => show(step, scene, root, i * pause))
}

function show(step: Step, scene: Scene, root: ParentNode, delay: number): void {
  const before = scene.get(step.from)
  const goal = root.querySelector<HTMLElement>(`[data-place="${step.to}"]`)
  if (!before || !goal) return
  const arrived = step.to === 'discards' ? null : goal.querySelector<HTMLElement>('.sheet, svg')
  if (calm()) {
    arrived?.animate({ opacity: [0, 1] }, { duration: 120, delay, fill: 'backwards' })
    return
  }
  const target = goal.getBoundingClientRect()
  if (step.turned) {
    narrow(before, delay)
    if (arrived) open(arrived, before.rect, target, delay + 140)
  } else if (arrived) travel(arrived, before.rect, target, delay)
  else leave(before, target, delay)
}

/** The old face narrows to its edge, at its old place. */
function narrow(before: Seen, delay: number): void {
  const ghost = lay(before)
  ghost?.animate(
    { transform: ['scaleX(1)', 'scaleX(0)'] },
    { duration: 140, delay, easing: FLIP, fill: 'both' },
  ).finished.finally(() => ghost.remove())
}

/** The new face opens there and goes to its place. */
function open(card: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const [there, scale] = shift(from, to)
  card.animate(
    [
      { transform: `${there} scale(0, ${scale})`, easing: FLIP, offset: 0 },
      { transform: `${there} scale(${scale})`, easing: TRAVEL, offset: 0.33 },
      { transform: 'none', offset: 1 },
    ],
    { duration: 420, delay, fill: 'backwards' },
  )
}

function travel(card: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const [there, scale] = shift(from, to)
  const long = Math.hypot(from.x - to.x, from.y - to.y) > 300
  card.animate(
    { transform: [`${there} scale(${scale})`, 'none'] },
    { duration: long ? 340 : 260, delay, easing: TRAVEL, fill: 'backwards' },
  )
}

/** A card that goes: its copy travels to the discards. */
function leave(before: Seen, to: DOMRect, delay: number): void {
  const ghost = lay(before)
  if (!ghost) return
  const [x, y] = [to.x + to.width / 2 - before.rect.x - before.rect.width / 2, to.y + to.height / 2 - before.rect.y - before.rect.height / 2]
  const scale = Math.min(1, 24 / before.rect.width)
  ghost
    .animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 },
      ],
      { duration: 340, delay, easing: TRAVEL, fill: 'both' },
    )
    .finished.finally(() => ghost.remove())
}

function shift(from: DOMRect, to: DOMRect): [string, number] {
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  return [`translate(${x}px, ${y}px)`, from.width / Math.max(1, to.width)]
}

function lay({ rect, copy }: Seen): HTMLElement | null {
  if (!copy) return null
  const ghost = copy.cloneNode(true) as HTMLElement
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '20',
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    pointerEvents: 'none',
  })
  document.body.append(ghost)
  return ghost
}
