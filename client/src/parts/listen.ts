// Several events of one element.

type Handlers = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void }

/** Listen until the function that comes back is called. */
export function listen(element: HTMLElement, handlers: Handlers, capture = false): () => void {
  const all = Object.entries(handlers) as [string, EventListener][]
  for (const [type, handler] of all) element.addEventListener(type, handler, { capture })
  return () => {
    for (const [type, handler] of all) element.removeEventListener(type, handler, { capture })
  }
}
