// Sliding a finger along the hand: the card under it is lifted, lifting the finger chooses it, off the hand cancels.
import type { Attachment } from 'svelte/attachments'
import { listen } from '../../parts/listen'

interface Slide {
  /** The card under the finger; null: none any more. */
  over: (at: number | null) => void
  /** The finger was lifted over this card. */
  choose: (at: number) => void
}

const BEGIN = 8
/** So far from the hand the finger may stray. */
const STRAY = 28

/** For the element around the cards, each of which is a `[data-at]`. A slide is no tap: its click is swallowed. */
export function slide({ over, choose }: Slide): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null
    let sliding = false

    const down = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary) start = event
      sliding = false
    }
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return
      if (!sliding && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < BEGIN) return
      if (!sliding) element.setPointerCapture(event.pointerId)
      sliding = true
      over(under(element, event))
    }
    const up = (event: PointerEvent): void => {
      if (start && sliding) {
        const at = under(element, event)
        if (at !== null) choose(at)
      }
      end()
    }
    const end = (): void => {
      start = null
      over(null)
    }
    const click = (event: MouseEvent): void => {
      if (!sliding) return
      sliding = false
      event.stopPropagation()
      event.preventDefault()
    }
    const stops = [
      listen(element, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end }),
      listen(element, { click }, true),
    ]
    return () => stops.forEach((stop) => stop())
  }
}

/** The card at this point: of the rows that reach down to it the last, and in it the last that begins before it. */
function under(root: HTMLElement, { clientX: x, clientY: y }: PointerEvent): number | null {
  const all = [...root.querySelectorAll<HTMLElement>('[data-at]')]
  const boxes = all.map((one) => ({ at: Number(one.dataset['at']), box: one.getBoundingClientRect() }))
  const [first, last] = [boxes[0]?.box, boxes.at(-1)?.box]
  if (!first || !last) return null
  const right = Math.max(...boxes.map(({ box }) => box.right))
  if (x < first.left - STRAY || x > right + STRAY || y < first.top - STRAY || y > last.bottom + STRAY) return null
  const tops = [...new Set(boxes.map(({ box }) => box.top))]
  const row = tops.filter((top) => top <= y).at(-1) ?? tops[0]
  const inRow = boxes.filter(({ box }) => box.top === row)
  return (inRow.filter(({ box }) => box.left <= x).at(-1) ?? inRow[0])?.at ?? null
}
