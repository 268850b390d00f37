// Dragging as the other way to confirm a costly move: the thing follows the finger and counts on its goal.
import type { Attachment } from 'svelte/attachments'
import { device } from '../device/device.svelte'
import { listen } from './listen'

const BEGIN = 10

/** The click that ends a drag, wherever the browser lets it fall, is no tap. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
}

/**
 * Drag onto whatever matches `goal`; only where the setting allows it. A drag is no tap.
 *
 * `dropping` says when asked what a drop does now, or that nothing can be dragged: an answer of the server that
 * changes it in the middle of a drag must not set this up anew and lose the drag.
 */
export function drag(goal: string, dropping: () => (() => void) | undefined): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null
    let moved = false

    const down = (event: PointerEvent): void => {
      if (device.confirm !== 'drag' || event.button !== 0 || !dropping()) return
      // At once, as a finger's is: a quick mouse has left the element before its first move is told.
      element.setPointerCapture(event.pointerId)
      start = { x: event.clientX, y: event.clientY }
      moved = false
    }
    const move = (event: PointerEvent): void => {
      if (!start) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!moved && Math.hypot(x, y) < BEGIN) return
      moved = true
      Object.assign(element.style, { transform: `translate(${x}px, ${y}px)`, zIndex: '9', pointerEvents: 'none' })
    }
    const up = (event: PointerEvent): void => {
      if (!start) return
      const over = moved && event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null
      start = null
      if (moved) swallowClick()
      Object.assign(element.style, { transform: '', zIndex: '', pointerEvents: '' })
      if (over?.closest(goal)) dropping()?.()
    }
    // What can be dragged must not scroll the page with it. An effect of its own, so that nothing else starts anew.
    $effect(() => {
      element.style.touchAction = device.confirm === 'drag' && dropping() ? 'none' : ''
    })
    return listen(element, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up })
  }
}
