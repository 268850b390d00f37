// The catalogues of src/volte/locales as Fluent bundles, one a language; only the language shown is fetched.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['de', 'en', 'ja', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

const files: Record<Language, () => Promise<{ texts: string[] }>> = {
  de: () => import('./de'),
  en: () => import('./en'),
  ja: () => import('./ja'),
  ru: () => import('./ru'),
}

const bundles = new Map<Language, FluentBundle>()

/** The catalogues of a language as they are written. */
export async function read(language: Language): Promise<string[]> {
  return (await files[language]()).texts
}

/** Fetch the words of a language, once; before that there are none. */
export async function speak(language: Language): Promise<void> {
  if (bundles.has(language)) return
  // No isolation marks: names and cards stand in left-to-right text only.
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of await read(language)) made.addResource(new FluentResource(text), { allowOverrides: true })
  bundles.set(language, made)
}

/** The text of a key, or undefined where the catalogue has none. */
export function find(language: Language, key: string, args?: Args): string | undefined {
  const made = bundles.get(language)
  const pattern = made?.getMessage(key)?.value
  return made === undefined || pattern == null ? undefined : made.formatPattern(pattern, args ?? null, [])
}

/** An attribute of a message: the choices of an option stand so. */
export function attribute(language: Language, key: string, name: string): string | undefined {
  const made = bundles.get(language)
  const pattern = made?.getMessage(key)?.attributes[name]
  return made === undefined || pattern == null ? undefined : made.formatPattern(pattern, null, [])
}
