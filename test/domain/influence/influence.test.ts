import { describe, expect, it } from 'vitest'
import { channelsAbove0, highlighted, DAYS, PERIODS } from '../../../src/domain/influence'

/** Puts the highlighted parts in brackets. */
const marked = (text: string, keyword: string): string =>
  highlighted(text, keyword)
    .map(({ text: piece, isKeyword }) => (isKeyword ? `[${piece}]` : piece))
    .join('')

describe('A keyword in a text', () => {
  it.each([
    ['loop is here', 'loop', '[loop] is here'],
    ['on Loop, LOOP and loops', 'loop', 'on [Loop], [LOOP] and [loop]s'],
    ['the end: loop', 'LOOP', 'the end: [loop]'],
    ['looploop', 'loop', '[loop][loop]'],
    ['aaa', 'aa', '[aa]a'],
    ['a loop', '  loop ', 'a [loop]'],
    ['Привет, МИР', 'мир', 'Привет, [МИР]'],
    ['nothing', 'loop', 'nothing'],
  ])('a keyword is highlighted wherever it occurs in a text, in upper and lower case: %s', (text, keyword, result) => {
    expect(marked(text, keyword)).toBe(result)
  })

  it('the highlighted and the plain parts of a text join to the whole text, and no part is empty', () => {
    for (const [text, keyword] of [
      ['loop a loop', 'loop'],
      ['a', 'a'],
      ['', 'a'],
      ['İi', 'i'],
    ] as const) {
      const pieces = highlighted(text, keyword)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect(pieces.filter((piece) => piece.text === '' && text !== '')).toEqual([])
    }
  })

  it.each(['', '   '])('a blank keyword highlights nothing: %j', (keyword) => {
    expect(highlighted('a text', keyword)).toEqual([{ text: 'a text', isKeyword: false }])
  })

  it('no keyword is highlighted in a text that becomes longer in lower case', () => {
    expect(highlighted('İstanbul loop', 'loop')).toEqual([{ text: 'İstanbul loop', isKeyword: false }])
  })

  it('a keyword is highlighted only in the first 20,000 characters of a text', () => {
    const text = `${'x'.repeat(19_996)}loop`
    expect(highlighted(`${text} loop`, 'loop').map(({ text: piece, isKeyword }) => [piece.length, isKeyword])).toEqual([
      [19_996, false],
      [4, true],
      [5, false],
    ])
    expect(highlighted(`x${text}`, 'loop')).toHaveLength(1)
  })
})

describe('The attention chart', () => {
  const none = { value: 0, percent: 0 }
  const stats = { name: 'Ann', avatar: null, projectName: 'Loop', projectAvatar: null, all: none }

  it('the attention chart shows only channels with an attention value above zero, in a fixed order', () => {
    expect(
      channelsAbove0({
        ...stats,
        channels: { bot: { value: 0, percent: 0.1 }, space: none, community: none, x: { value: 3, percent: 2 } },
      }),
    ).toEqual(['x', 'bot'])
    expect(
      channelsAbove0({ ...stats, channels: { x: none, community: none, space: none, bot: { value: 9, percent: 0 } } }),
    ).toEqual([])
  })

  it('the attention chart offers the periods day, week, month and half a year', () => {
    expect(PERIODS.map((period) => [period, DAYS[period]])).toEqual([
      ['1d', 1],
      ['7d', 7],
      ['1m', 30],
      ['6m', 180],
    ])
  })
})
