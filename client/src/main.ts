import './base.css'
import './frame.css'
import './words/languages.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { device, show } from './device/device.svelte'
import { entitle } from './device/notice'
import { speak } from './words/catalogue'

show()
entitle('Volte')
await speak(device.language)
const target = document.getElementById('app')
if (target) mount(App, { target })
