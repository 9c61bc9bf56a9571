import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName } from '../../../src/adapters/wire/codecs/clean-name'
import { repeated } from '../support/repeated-text'

const graphemes = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
const family = '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67'

describe('The cleaned name of a person or group', () => {
  it.each([
    ['BI-088', '<b onclick=alert(1)>Bob</b>', '<b onclick=alert(1)>Bob</b>'],
    ['BI-089', 'Bob\u202enimda', 'Bobnimda'],
    ['BI-090', 'Ad\u200bmin', 'Admin'],
    ['BI-091', '\u0410dmin', '\u0410dmin'],
    ['BI-092', 'Admin \u2705 Official', 'Admin \u2705 Official'],
    ['BI-096', 'undefined', 'undefined'],
    ['BI-097', 'constructor', 'constructor'],
    ['BI-098', 'a\nb\nc', 'a b c'],
    ['BI-098', 'a\r\n\tb\u2028c', 'a b c'],
    ['BI-099', '=cmd|calc!A1', '=cmd|calc!A1'],
    ['BI-100', '(.+)+$', '(.+)+$'],
    ['BI-102', '"><script src=//evil.example></script>', '"><script src=//evil.example></script>'],
    ['BI-103', `\ud83c\udde8\ud83c\uddf3${family}`, `\ud83c\udde8\ud83c\uddf3${family}`],
    ['BI-103', 'a\u200d\u{1f469}\u{1f3fd}\u200d\u{1f680}', 'a\u{1f469}\u{1f3fd}\u200d\u{1f680}'],
    ['', 'a\u0007b\ud800', 'ab\ufffd'],
  ])('%s the name %j is shown as %j', (_id, name, shown) => {
    expect(cleanName(name, 'x1')).toBe(shown)
  })

  it.each([
    ['BI-093', ''],
    ['BI-094', '   '],
    ['BI-095', '\u2800\u3164\u115f'],
    ['BI-095', '\u200b\u202e\ufe0f'],
    ['BI-093', null],
    ['BI-093', undefined],
    ['BI-093', 7],
    ['BI-093', { toString: 1 }],
  ])('%s the blank or invalid name %j is replaced by the id', (_id, name) => {
    expect(cleanName(name, 'x1')).toBe('x1')
  })

  it('BI-101 a name is cut after 64 graphemes', () => {
    expect(cleanName(repeated({ repeat: 'W', times: 10_000 }), 'x')).toBe('W'.repeat(64))
  })

  it('BI-103 a name is cut between graphemes, never inside a grapheme', () => {
    expect(cleanName(family.repeat(100), 'x')).toBe(family.repeat(64))
  })

  it('any name is cleaned to a single line of at most 64 graphemes, and cleaning the result again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const shown = cleanName(name, 'x')
        expect(graphemes(shown)).toBeLessThanOrEqual(64)
        expect(shown).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b]/u)
        expect(shown).not.toMatch(/\p{Cs}/u)
        expect(cleanName(shown, 'x')).toBe(shown)
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})
