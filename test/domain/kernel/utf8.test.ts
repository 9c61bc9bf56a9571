import { describe, expect, it } from 'vitest'
import { utf8Size } from '../../../src/domain/kernel/utf8-size'

describe('The size of a text', () => {
  it.each([
    '',
    'a',
    '\u007f',
    '\u0080',
    '\u07ff',
    '\u0800',
    '\ud7ff',
    '\ue000',
    '\uffff',
    '\u{10000}',
    '\u{10ffff}',
    '👩‍🚀 月光',
  ])('the size of the text %j is its number of UTF-8 bytes', (text) => {
    expect(utf8Size(text)).toBe(new TextEncoder().encode(text).length)
  })
})
