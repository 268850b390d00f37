// The list of contents: unfolded beside a wide page, and showing where the reader is.

/** Mark the entry of the heading that was passed last. */
export function follow(): void {
  const entries = new Map<string, HTMLAnchorElement>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents a')) entries.set(link.hash.slice(1), link)
  const details = document.querySelector<HTMLDetailsElement>('.contents details')
  const wide = matchMedia('(min-width: 861px)')
  const unfold = (): void => {
    if (details && wide.matches) details.open = true
  }
  wide.addEventListener('change', unfold)
  unfold()
  const places = [...entries.keys()].flatMap((id) => document.getElementById(id) ?? [])
  if (places.length === 0) return

  function mark(): void {
    const above = places.filter((place) => place.getBoundingClientRect().top < innerHeight / 3)
    const now = (above.at(-1) ?? places[0])?.id
    for (const [id, link] of entries) {
      if (id === now) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  let waiting = false
  addEventListener(
    'scroll',
    () => {
      if (waiting) return
      waiting = true
      requestAnimationFrame(() => {
        waiting = false
        mark()
      })
    },
    { passive: true },
  )
  mark()
}
