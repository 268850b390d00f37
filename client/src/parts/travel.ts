// Cards that travel between places: only transform and opacity (the look: "motion").

export const TRAVEL = 'cubic-bezier(.2,.7,.2,1)'
const LONG_WAY = 300
const FRAME = 2000

/** What lay at a place: where, and its drawing, since the page is about to change. */
export interface Seen {
  rect: DOMRect
  copy: Element | null
}

export const duration = (from: DOMRect, to: DOMRect): number =>
  Math.hypot(from.x - to.x, from.y - to.y) > LONG_WAY ? 340 : 260

/** An element comes from where something lay before; until its time comes it lies there. */
export function come(element: Element, from: DOMRect, delay: number): void {
  const to = element.getBoundingClientRect()
  const scale = from.width / Math.max(1, to.width)
  element.animate(
    { transform: [`${shift(from, to)} scale(${Math.min(1.5, scale)})`, 'none'] },
    { duration: duration(from, to), delay, easing: TRAVEL, fill: 'backwards' },
  )
}

/** A copy travels from place to place and is gone; it shows only while it is on its way. */
export function pass(copy: Element | null, from: DOMRect, to: DOMRect, delay: number, width = from.width): void {
  if (!copy) return
  const ghost = document.createElement('div')
  ghost.append(copy.cloneNode(true))
  ghost.setAttribute('aria-hidden', 'true')
  const high = (width * 88) / 63
  ghost.style.opacity = '0'
  layOver(ghost, { x: from.x + (from.width - width) / 2, y: from.y + (from.height - high) / 2, width })
  ghost
    .animate(
      { transform: ['none', shift(to, from)], opacity: [1, 1] },
      { duration: duration(from, to), delay, easing: TRAVEL },
    )
    .finished.finally(() => ghost.remove())
}

/** Lay something over the page. */
export function layOver(ghost: HTMLElement, { x, y, width }: { x: number; y: number; width: number }): void {
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '20',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    pointerEvents: 'none',
  })
  document.body.append(ghost)
}

/** Without motion: a card fades in at its place. */
export function fade(element: Element, delay: number): void {
  element.animate({ opacity: [0, 1] }, { duration: 120, delay, fill: 'backwards' })
}

/** Without motion: start and goal wear a frame for a while, or until the next change. */
export function frame(elements: Iterable<Element>): void {
  for (const one of framed) one.cancel()
  const look = { outline: '3px solid var(--ink)', outlineOffset: '-3px' }
  framed = [...elements].map((element) => element.animate([look, look], { duration: FRAME }))
}

let framed: Animation[] = []

/** From the middle of `to` to the middle of `from`. */
export function shift(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  return `translate(${x}px, ${y}px)`
}
