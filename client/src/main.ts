import './base.css'
import './frame.css'
import './words/languages.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { status } from './device/api'
import { device, show } from './device/device.svelte'
import { entitle } from './device/notice'
import { speak } from './words/catalogue'

show()
entitle('Volte')
await speak(device.language).catch(fromTheStart)
const target = document.getElementById('app')
if (target) mount(App, { target })

/** Without words nothing can be said: as soon as the server answers, the page is loaded again. */
async function fromTheStart(): Promise<never> {
  let answers = false
  while (!answers) {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    answers = await status().then(() => true, () => false)
  }
  location.reload()
  return new Promise(() => undefined)
}
