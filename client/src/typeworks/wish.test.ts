import { describe, expect, it } from 'vitest'
import { keepColours, readWish, recolour, USUAL_WRAP, writeWish } from './wish'

describe('the link of a text', () => {
  it.each(['Alles Gute', 'С днём рождения!', '誕生日 ♥', 'a&c=R#<b>+%20"', '👩‍👧\u202e', 'zwei\nZeilen'])('carries %s', (text) => {
    const wish = { text, colours: 'R-B', wrap: 5 }
    expect(readWish(writeWish(wish))).toEqual(wish)
  })

  it('is short where nothing was chosen, and empty for no text', () => {
    expect(writeWish({ text: 'Hi', colours: '--', wrap: USUAL_WRAP })).toBe('#t=Hi')
    expect(writeWish({ text: '', colours: 'R', wrap: 5 })).toBe('')
  })

  it('takes nothing strange from a link', () => {
    expect(readWish('#t=a&c=RXé<B&w=7')).toEqual({ text: 'a', colours: 'R---B', wrap: USUAL_WRAP })
    expect(readWish('#w=-1')).toEqual({ text: '', colours: '', wrap: USUAL_WRAP })
    expect(readWish(`#t=${'x'.repeat(20_000)}`).text).toHaveLength(12_000)
  })
})

describe('chosen colours', () => {
  it('go round', () => {
    expect(recolour('', 2, 'G')).toBe('--B')
    expect(recolour('--B', 2, 'B')).toBe('--R')
    expect(recolour('YYY', 0, 'Y')).toBe('GYY')
  })

  it.each([
    ['RB', 'ab', 'abc', 'RB'],
    ['RB', 'ab', 'xab', '-RB'],
    ['RB', 'ab', 'a x b', 'R-B'],
    ['RYB', 'abc', 'ac', 'RB'],
    ['RYB', 'abc', '', ''],
    ['R', 'aaa', 'aaaa', 'R'],
    ['', 'abc', 'xyz', ''],
  ])('%s stay with their letters from %s to %s', (colours, before, after, kept) => {
    expect(keepColours(colours, before, after)).toBe(kept)
  })
})
