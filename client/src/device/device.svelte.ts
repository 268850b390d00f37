// What this device remembers for itself: name, language, light, sound, the manner of confirming.
import { LANGUAGES, speak, type Language } from '../words/catalogue'

export type Light = 'auto' | 'light' | 'dark'
export type Confirm = 'taps' | 'drag'
/** How long a finished trick stays: until a tap, or so many milliseconds. */
export type TrickStays = 'tap' | '1500' | '3000'

interface Remembered {
  name: string
  language: Language
  light: Light
  sound: boolean
  vibrate: boolean
  confirm: Confirm
  /** How a hand of VERSA is sorted. */
  order: 'colour' | 'value'
  trick: TrickStays
  /** Each French suit in a colour of its own. */
  fourColours: boolean
}

const PLACE = 'volte'

function systemLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
  for (const one of wanted) {
    const known = LANGUAGES.find((language) => one.toLowerCase().startsWith(language))
    if (known) return known
  }
  return 'en'
}

function remembered(): Remembered {
  const usual: Remembered = {
    name: '',
    language: systemLanguage(),
    light: 'auto',
    sound: false,
    vibrate: true,
    confirm: 'taps',
    order: 'colour',
    trick: '3000',
    fourColours: false,
  }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    const all = { ...usual, ...(stored as Partial<Remembered>) }
    return LANGUAGES.includes(all.language) ? all : { ...all, language: usual.language }
  } catch {
    return usual // storage switched off or broken: this visit only
  }
}

export const device: Remembered = $state(remembered())

/** Keep a choice on this device; a language is shown as soon as its words are there. */
export function remember(change: Partial<Remembered>): void {
  if (change.language === undefined) keep(change)
  else speak(change.language).then(() => keep(change), console.warn)
}

function keep(change: Partial<Remembered>): void {
  Object.assign(device, change)
  show()
  try {
    localStorage.setItem(PLACE, JSON.stringify(device))
  } catch {
    // storage switched off: it holds for this visit
  }
}

/** Bring language and light into the page. */
export function show(): void {
  document.documentElement.lang = device.language
  if (device.light === 'auto') delete document.documentElement.dataset['light']
  else document.documentElement.dataset['light'] = device.light
}

/** Is the page dark at the moment? */
export function isDark(): boolean {
  if (device.light !== 'auto') return device.light === 'dark'
  return matchMedia('(prefers-color-scheme: dark)').matches
}

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
