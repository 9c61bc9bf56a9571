import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
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
})
