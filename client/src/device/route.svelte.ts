// Which page is shown: the address alone says it (docs/protocol.md, Pages).

export type Page =
  | { at: 'start' }
  | { at: 'room'; code: string }
  | { at: 'me' }
  | { at: 'typeworks' }
  | { at: 'replay'; id: string }
  | { at: 'check'; id: string }
  | { at: 'learn'; game: string; number: number | null }

/** Four letters and two digits, however they were typed. */
export function readCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return /^[A-Z]{4}[0-9]{2}$/.test(code) ? code : null
}

/** `MOHN42` -> `MOHN 42`, as a code is read. */
export const writeCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

function pageOf(path: string): Page {
  const [, first = '', second = '', third = ''] = path.split('/')
  const code = readCode(decodeURIComponent(second))
  if (first === 'r' && code) return { at: 'room', code }
  if (first === 'learn' && second) return { at: 'learn', game: decodeURIComponent(second), number: Number(third) || null }
  if (first === 'me' || first === 'typeworks') return { at: first }
  if ((first === 'replay' || first === 'check') && second) return { at: first, id: decodeURIComponent(second) }
  return { at: 'start' }
}

export const route = $state({ page: pageOf(location.pathname) })

export function go(path: string): void {
  history.pushState(null, '', path)
  route.page = pageOf(path)
  scrollTo(0, 0)
}

addEventListener('popstate', () => (route.page = pageOf(location.pathname)))

/** For links inside the client: no reload, but a new tab stays possible. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go(new URL(link.href).pathname)
}
