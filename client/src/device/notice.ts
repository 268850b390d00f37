// That it is one's turn is noticed: title and icon, vibration where there is one, a quiet sound by setting.
import icon from '../parts/icon.svg?url'
import iconTurn from '../parts/icon-turn.svg?url'
import { device } from './device.svelte'

let link: HTMLLinkElement | null = null

function showIcon(address: string): void {
  link ??= document.head.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) {
    link = document.createElement('link')
    link.rel = 'icon'
    link.type = 'image/svg+xml'
    document.head.append(link)
  }
  link.href = address
}

/** The page's title and icon: `turn` marks both. */
export function entitle(title: string, turn = false): void {
  document.title = title
  showIcon(turn ? iconTurn : icon)
}

/** Once, when the own turn begins. */
export function notice(): void {
  // Before the first touch of the page the browser refuses, and complains.
  if (device.vibrate && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(60)
  if (device.sound) chime()
}

let audio: AudioContext | null = null

/** Two soft tones, made here; silent where the browser has not allowed sound yet. */
export function chime(): void {
  try {
    audio ??= new AudioContext()
    const start = audio.currentTime
    for (const [i, pitch] of [523, 659].entries()) {
      const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch })
      const loud = new GainNode(audio, { gain: 0 })
      const at = start + 0.13 * i
      loud.gain.setValueAtTime(0, at)
      loud.gain.linearRampToValueAtTime(0.06, at + 0.02)
      loud.gain.exponentialRampToValueAtTime(0.0005, at + 0.35)
      tone.connect(loud).connect(audio.destination)
      tone.start(at)
      tone.stop(at + 0.4)
    }
  } catch {
    // no sound here
  }
}
