// The options of this table that differ from the default, in words.
import { device } from '../../device/device.svelte'
import type { OptionInfo, Room, VersaView } from '../../wire.gen'
import { attribute } from '../../words/catalogue'
import { t } from '../../words/words.svelte'

/** One text an option; for the deck one for each changed count. Empty: everything as usual. */
export function houseRules(view: VersaView, room: Room): string[] {
  const options: Record<string, unknown> = { ...view.options }
  const rules = room.option_infos.flatMap((info) => changed(info, options[info.name]))
  return room.settings.leaving === 'out' ? [...rules, t('ui-versa-leavers-out')] : rules
}

function changed(info: OptionInfo, value: unknown): string[] {
  const key = `versa-option-${info.name}`
  const said = (name: string): string => attribute(device.language, key, name) ?? name
  if (typeof info.default === 'object' && info.default !== null) {
    const counts = { ...(value as Record<string, unknown>) }
    return Object.entries(info.default)
      .filter(([name, usual]) => counts[name] !== usual)
      .map(([name]) => t('ui-versa-house-count', { what: said(name), count: Number(counts[name]) }))
  }
  if (value === info.default) return []
  if (typeof value === 'number') return [t(`ui-versa-house-${info.name}`, { count: value })]
  return [t('ui-versa-house-count', { what: t(key), count: said(String(value)) })]
}
