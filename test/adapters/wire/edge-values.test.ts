import { describe, expect, it } from 'vitest'
import { chainIdOf } from '../../../src/adapters/browser-wallet/wallet-account'
import { bubbleWire } from '../../../src/adapters/wire/content/bubble'
import { Level, Milliseconds, Seconds } from '../../../src/adapters/wire/codecs/fields'
import { findLinks } from '../../../src/domain/kernel/links'
import { MAX_LEVEL } from '../../../src/domain/kernel/max-level'

describe('A level from the server', () => {
  it.each([
    [5, 5],
    [0, 0],
    [-3, 0],
    [2.1, 3],
    [null, 0],
    [undefined, 0],
  ])('a level of %j is read as %d', (value, level) => {
    expect(Level.decode(value)).toMatchObject({ right: level })
  })

  it.each(['5', 'none', '', true, false, {}, [], Number.NaN, Infinity])(
    'a level of %j is invalid, and counts as higher than every level that a person can reach',
    (value) => {
      expect(Level.decode(value)).toMatchObject({ right: MAX_LEVEL + 1 })
    },
  )

  it('a bubble rain whose required level is invalid is read with a level that nobody can reach', () => {
    const bubbleInfo = { bubble_event_id: 'b1', is_exclusive: 0, duration: 30, level_limit: 'x' }
    expect(bubbleWire.read({ type: 110, msg: '', picture: null, video: null, ext: { bubbleInfo } }, [])).toMatchObject({
      levelLimit: MAX_LEVEL + 1,
    })
  })
})

describe('A time from the server', () => {
  it.each([253_402_300_800_000, 8.64e15, 1e18])('a time of %d, after the year 9999, is read as null', (ms) => {
    expect([Milliseconds.decode(ms), Seconds.decode(ms / 1_000)]).toMatchObject([{ right: null }, { right: null }])
  })
})

describe('The chain of a wallet', () => {
  it.each([
    ['0x1', 1],
    ['0x01', 1],
    ['0x00000000000000000000000000000001', 1],
    ['0X89', 137],
    ['1', 1],
    ['0001', 1],
    ['137', 137],
    [1, 1],
  ])('the chain id %j of a wallet is read as %d', (id, chain) => {
    expect(chainIdOf(id)).toBe(chain)
  })

  it.each([
    '0x',
    '0x0',
    '0',
    0,
    -1,
    1.5,
    '1.0',
    '1e3',
    ' 1',
    '0x1 ',
    '',
    null,
    {},
    '9'.repeat(20),
    `0x${'f'.repeat(20)}`,
  ])('the invalid chain id %j of a wallet is read as null', (id) => {
    expect(chainIdOf(id)).toBeNull()
  })
})

describe('A link in a text', () => {
  it.each([
    'jar:https://evil.example/x!/',
    'feed:https://evil.example',
    'intent:https://evil.example#Intent',
    'intent://www.evil.example/',
    'javascript:www.evil.example',
    'view-source:https://evil.example',
    'ms-word:ofe:https://evil.example',
    'x-callback+a.b-c:https://evil.example',
    'see feed://www.evil.example now',
    'ftp://me@www.evil.example',
  ])('a web address that belongs to a URL with another scheme is no link: %s', (text) => {
    expect(findLinks(text)).toEqual([])
  })

  it.each([
    ['链接:https://loop.example', 1],
    ['(https://loop.example)', 1],
    ['https://a.example，https://b.example', 2],
    ['at 10:https://loop.example', 1],
    ['feed: https://loop.example', 1],
  ])('the number of web links in the text %s is %d', (text, count) => {
    expect(findLinks(text)).toHaveLength(count)
  })
})
