import { describe, expect, it } from 'vitest'
import { find, LANGUAGES, read, type Language } from './catalogue'
import { marked, parts, plain } from './words.svelte'

const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

async function keys(language: Language): Promise<string[]> {
  const text = (await read(language)).join('\n')
  return [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] ?? '').sort()
}

describe('the words', () => {
  it('are the same keys in every language, none twice', async () => {
    const [first = [], ...others] = await Promise.all(LANGUAGES.map(keys))
    expect(new Set(first).size).toBe(first.length)
    for (const other of others) expect(other).toEqual(first)
  })

  it.each(LANGUAGES)('has every key that the client names (%s)', (language) => {
    const named = Object.entries(sources)
      .filter(([path]) => !path.endsWith('.test.ts'))
      .flatMap(([, text]) => [...text.matchAll(/'(ui-[\w-]*\w)'/g)].map((match) => match[1] ?? ''))
    expect(named.length).toBeGreaterThan(100)
    expect([...new Set(named)].filter((key) => find(language, key) === undefined)).toEqual([])
  })

  it('tells names apart from the rest of a line', () => {
    const line = `${marked('Dan')} behält Himmel 3.`
    expect(parts(line)).toEqual([
      { text: 'Dan', strong: true },
      { text: ' behält Himmel 3.', strong: false },
    ])
    expect(plain(line)).toBe('Dan behält Himmel 3.')
  })
})
