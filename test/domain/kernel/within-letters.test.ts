import { describe, expect, it } from 'vitest'
import { truncateGraphemes } from '../../../src/domain/kernel/truncate-graphemes'

describe('A truncated text', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['', 3, ''],
    ['ab👩‍🚀', 3, 'ab'],
    ['ab👩‍🚀', 7, 'ab👩‍🚀'],
    ['e\u0301e\u0301', 3, 'e\u0301'],
    ['e\u0301e\u0301', 2, 'e\u0301'],
  ])('BI-385 the text %j is cut to at most %d code units, and only between graphemes: %j', (text, limit, within) => {
    expect(truncateGraphemes(text, limit)).toBe(within)
  })
})
