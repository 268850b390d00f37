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

/** The language chosen last; the one that is shown follows when its words are there. */
let chosen = device.language

/** Keep a choice on this device, at once, for the page may be left with it; then show it. */
export function remember(change: Partial<Remembered>): void {
  const language = change.language ?? chosen
  chosen = language
  store({ ...device, ...change, language })
  if (change.language === undefined) apply(change)
  else speak(language).then(() => chosen === language && apply(change), console.warn)
}

function apply(change: Partial<Remembered>): void {
  Object.assign(device, change)
  show()
}

function store(all: Remembered): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all))
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
