import './base.css'
import './words/languages.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { show } from './device/device.svelte'
import { entitle } from './device/notice'

show()
entitle('Volte')
const target = document.getElementById('app')
if (target) mount(App, { target })
