import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { graphemeCount, isWithinGraphemes, truncateGraphemes } from '../../../src/domain/kernel/graphemes'
import { DESCRIPTION_LIMIT, nameWithin } from '../../../src/domain/group-admin'
import { graphemeText } from '../../../src/adapters/wire/codecs/grapheme-text'

const family = '👨‍👩‍👧‍👦'
const hostile = `e${'\u0301'.repeat(5_000)}`

describe('The limit of a text', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['', 3, ''],
    ['ab👩‍🚀', 3, 'ab👩‍🚀'],
    ['ab👩‍🚀c', 3, 'ab👩‍🚀'],
    ['ab👩‍🚀', 2, 'ab'],
    ['e\u0301e\u0301', 1, 'e\u0301'],
    ['🇨🇳🇩🇪🇫🇷', 2, '🇨🇳🇩🇪'],
  ])('BI-385 the text %j is cut to at most %d characters as a person counts them: %j', (text, limit, within) => {
    expect(truncateGraphemes(text, limit)).toBe(within)
    expect(isWithinGraphemes(text, limit)).toBe(text === within)
    expect(graphemeCount(within)).toBeLessThanOrEqual(limit)
  })

  it('a name of 60 family emoji fits, as a name of 60 letters does', () => {
    expect(nameWithin(family.repeat(61))).toBe(family.repeat(60))
    expect(nameWithin('a'.repeat(61))).toBe('a'.repeat(60))
  })

  it('the wire accepts what the field accepts, and refuses one character more', () => {
    const codec = graphemeText(DESCRIPTION_LIMIT)
    expect(E.isRight(codec.decode(family.repeat(DESCRIPTION_LIMIT)))).toBe(true)
    expect(E.isRight(codec.decode(family.repeat(DESCRIPTION_LIMIT + 1)))).toBe(false)
    expect(E.isRight(codec.decode('a'.repeat(DESCRIPTION_LIMIT + 1)))).toBe(false)
  })

  it('a single character of thousands of marks is too long, and nothing of it is kept', () => {
    expect(isWithinGraphemes(hostile, 60)).toBe(false)
    expect(truncateGraphemes(hostile, 60)).toBe('')
  })

  it('a text is counted and cut as if it were read at once, wherever its parts end', () => {
    const pieces = [
      'a',
      '中',
      '🎉',
      family,
      '👋🏻',
      '🇨🇳',
      'e\u0301',
      '\r\n',
      'क्षि',
      '\ud83c',
      'x'.repeat(1_019),
      hostile.slice(0, 1_500),
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), fc.nat(60), (chosen, limit) => {
        const text = chosen.join('')
        const whole = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
        expect(graphemeCount(text)).toBe(whole.length)
        const first = whole.slice(0, limit).join('')
        const isUsual = whole.every((one) => one.length <= 20)
        expect(!isUsual || truncateGraphemes(text, limit) === first).toBe(true)
      }),
    )
  })

  it('a text of any length is read in short parts, because segmenters need minutes for long texts', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    expect(graphemeCount('🎉'.repeat(35_000))).toBe(35_000)
    expect(truncateGraphemes('🎉'.repeat(35_000), 30_000)).toBe('🎉'.repeat(30_000))
    const lengths = segment.mock.calls.map(([text]) => text.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1_025)
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(2 * 2 * 70_000)
    segment.mockRestore()
  })
})
