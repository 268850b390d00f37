// Events as movement: each card goes from where it lay to where it lies, points go to their score. Places stand
// still, so all that is needed is the table after the move: a turn can be shown at any time, also after a reload.
// Only transform and opacity, one after another, at most 1.5 s in all. Calm: it fades in, its places are framed.
import { mount, unmount } from 'svelte'
import VersoCard from '../../cards/VersoCard.svelte'
import { calm } from '../../device/device.svelte'
import { duration, fade, layOver, shift, TRAVEL } from '../../parts/travel'
import type { Event } from '../../wire.gen'
import { steps, type Step } from './steps'

const FLIP = 'cubic-bezier(.5,0,.2,1)'
const MOST = 1500
const FRAMED = 2000
/** How long points rise, and when they are there. */
const RISE = 480
const THERE = 0.9

/** The frames of the last move: the next one takes them away. */
const frames: Animation[] = []

/** Show the events on the table after them. */
export function show(events: readonly Event[], root: ParentNode): void {
  while (frames.length > 0) frames.pop()?.cancel()
  const all = steps(events)
  const pause = all.length > 0 ? Math.min(260, MOST / (all.length + 1)) : 0
  all.forEach((step, i) => showStep(step, root, i * pause))
  if (!calm()) hold(all, root, pause)
}

/** A score changes when its points land: until then what it was before lies there. */
function hold(all: readonly Step[], root: ParentNode, pause: number): void {
  const gains = all.map((step, i) => ({ ...step, lands: i * pause + RISE * THERE })).filter((step) => !step.face)
  gains.forEach(({ to, lands }, i) => {
    const score = find(root, to)
    if (!score) return
    const missing = gains.slice(i).reduce((sum, gain) => sum + gain.points, 0)
    const since = gains[i - 1]?.lands ?? 0
    const before = document.createElement('span')
    before.textContent = String(Number(score.textContent) - missing)
    before.setAttribute('aria-hidden', 'true')
    const { font, color } = getComputedStyle(score)
    Object.assign(before.style, { font, color, opacity: '0', textAlign: 'right' })
    layOver(before, score.getBoundingClientRect())
    const shown = { duration: lands - since, delay: since }
    score.animate({ opacity: [0, 0] }, shown)
    void before.animate({ opacity: [1, 1] }, shown).finished.finally(() => before.remove())
  })
}

const find = (root: ParentNode, place: string): HTMLElement | null => root.querySelector(`[data-place="${place}"]`)

function showStep(step: Step, root: ParentNode, delay: number): void {
  const [start, goal] = [find(root, step.from), find(root, step.to)]
  if (!start || !goal) return
  const [from, to] = [start.getBoundingClientRect(), goal.getBoundingClientRect()]
  if (from.width === 0 || to.width === 0) return
  const arrived = step.to === 'discards' || !step.face ? null : goal.querySelector<HTMLElement>('.sheet, svg')
  if (calm()) {
    if (arrived) fade(arrived, delay)
    for (const place of [start, goal]) frame(place, delay)
  } else if (!step.face) rise(step.points, from, to, delay)
  else if (step.turned) {
    narrow(step.face, from, delay)
    if (arrived) open(arrived, from, to, delay + 140)
  } else if (arrived) travel(arrived, from, to, delay)
  else leave(step.face, from, to, delay)
}

function frame(place: HTMLElement, delay: number): void {
  const ink = getComputedStyle(place).getPropertyValue('--ink')
  const outline = `3px solid ${ink}`
  frames.push(place.animate({ outline: [outline, outline] }, { duration: FRAMED, delay }))
}

/** The old face narrows to its edge, at its old place. */
function narrow(face: string, from: DOMRect, delay: number): void {
  ghost(face, from, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration: 140, delay, easing: FLIP, fill: 'both' })
}

/** The new face opens there and goes to its place. */
function open(card: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const there = shift(from, to)
  const scale = larger(from, to)
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
  card.animate(
    { transform: [`${shift(from, to)} scale(${larger(from, to)})`, 'none'] },
    { duration: duration(from, to), delay, easing: TRAVEL, fill: 'backwards' },
  )
}

/** A card that goes: a copy of it travels to the discards. */
function leave(face: string, from: DOMRect, to: DOMRect, delay: number): void {
  const away = `${shift(to, from)} scale(${Math.min(1, 24 / from.width)})`
  ghost(face, from, [{ transform: 'none', opacity: 1 }, { transform: away, opacity: 0.2 }], { duration: 340, delay, easing: TRAVEL, fill: 'both' })
}

/** Points rise out of what brought them and go to their score. */
function rise(points: number, from: DOMRect, to: DOMRect, delay: number): void {
  const tag = document.createElement('span')
  tag.className = 'points-ghost'
  tag.textContent = `+${points}`
  tag.setAttribute('aria-hidden', 'true')
  document.body.append(tag)
  const own = tag.getBoundingClientRect()
  const middle = (place: DOMRect): string =>
    `translate(${place.x + (place.width - own.width) / 2}px, ${place.y + (place.height - own.height) / 2}px)`
  const frames = [
    { transform: middle(from), opacity: 0, offset: 0 },
    { transform: middle(from), opacity: 1, offset: 0.2, easing: TRAVEL },
    { transform: middle(to), opacity: 1, offset: THERE },
    { transform: middle(to), opacity: 0, offset: 1 },
  ]
  void tag.animate(frames, { duration: RISE, delay, fill: 'both' }).finished.finally(() => tag.remove())
}

/** How much larger things are at `from` than at `to`. */
const larger = (from: DOMRect, to: DOMRect): number => from.width / Math.max(1, to.width)

/** A card that is not on the table any more, for the time of its movement. */
function ghost(face: string, rect: DOMRect, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const target = document.createElement('div')
  target.setAttribute('aria-hidden', 'true')
  layOver(target, rect)
  const card = mount(VersoCard, { target, props: { face, size: rect.width < 48 ? 'small' : 'full' } })
  void target.animate(frames, timing).finished.finally(() => {
    target.remove()
    void unmount(card)
  })
}
