// Cards that travel: before a change the places are noted, after it each event moves its cards from where they lay.
import { calm } from '../../device/device.svelte'
import { come, fade, frame, pass, type Seen } from '../../parts/travel'
import type { Event } from '../../wire.gen'
import { steps, type Step } from './steps'

/** Width of a travelling back, in px. */
const BACK = 42

export type Scene = Map<string, Seen>

/** Where everything lies now, and what it looks like. */
export function capture(root: ParentNode): Scene {
  const scene: Scene = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-place], [data-card]')) {
    const { place, card } = element.dataset
    const key = place ?? `card-${card ?? ''}`
    if (scene.has(key) && !element.matches('.raised')) continue
    const sheet = element.querySelector('.sheet')
    const rect = (card === undefined ? element : (sheet ?? element)).getBoundingClientRect()
    if (rect.width > 0) scene.set(key, { rect, copy: sheet?.cloneNode(true) as Element | null })
  }
  return scene
}

/** Show the events on the changed table. */
export function play(scene: Scene, events: readonly Event[], root: ParentNode, viewer: number, active: readonly boolean[]): void {
  const arrived = new Set<Element>()
  const ways = steps(events, viewer, active)
  for (const way of ways) show(way, scene, root, arrived)
  if (calm()) frame(new Set(ways.flatMap(({ from, to }) => [...places(from, root), ...places(to, root)])))
}

function show({ from, to, card, at }: Step, scene: Scene, root: ParentNode, arrived: Set<Element>): void {
  // Of equal cards one that has not come yet.
  const goal = places(to, root).find((element) => !arrived.has(element))
  const before = scene.get(from) ?? scene.get('top')
  if (!before || !goal) return
  const sheet = card ? goal.closest('.sheet') ?? goal.querySelector('.sheet') : null
  if (sheet) arrived.add(goal)
  if (calm()) {
    if (sheet) fade(sheet, 0)
  } else if (sheet) come(sheet, before.rect, at)
  else pass(scene.get('pile')?.copy ?? null, before.rect, goal.getBoundingClientRect(), at, BACK)
}

const places = (place: string, root: ParentNode): Element[] => [
  ...root.querySelectorAll(place.startsWith('card-') ? `.hand [data-card="${place.slice(5)}"] .sheet` : `[data-place="${place}"]`),
]
