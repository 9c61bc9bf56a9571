import { describe, expect, it } from 'vitest'
import { chainIdOf } from '../../../src/adapters/browser-wallet/wallet-account'
import { bubbleWire } from '../../../src/adapters/wire/content/bubble'
import { Level, Milliseconds, Seconds } from '../../../src/adapters/wire/codecs/fields'
import { findLinks } from '../../../src/domain/kernel/links'
import { MAX_LEVEL } from '../../../src/domain/kernel/max-level'

describe('A level from outside', () => {
  it.each([
    [5, 5],
    [0, 0],
    [-3, 0],
    [2.1, 3],
    [null, 0],
    [undefined, 0],
  ])('of %j is %d', (told, level) => {
    expect(Level.decode(told)).toMatchObject({ right: level })
  })

  it.each(['5', 'none', '', true, false, {}, [], Number.NaN, Infinity])(
    'of %j is no number, and so above all that anybody has',
    (told) => {
      expect(Level.decode(told)).toMatchObject({ right: MAX_LEVEL + 1 })
    },
  )

  it('keeps everybody out of a bubble rain too', () => {
    const told = { bubble_event_id: 'b1', is_exclusive: 0, duration: 30, level_limit: 'x' }
    expect(
      bubbleWire.read({ type: 110, msg: '', picture: null, video: null, ext: { bubbleInfo: told } }, []),
    ).toMatchObject({ levelLimit: MAX_LEVEL + 1 })
  })
})

describe('A time from outside', () => {
  it.each([253_402_300_800_000, 8.64e15, 1e18])('of %d, after the year 9999, is none', (ms) => {
    expect([Milliseconds.decode(ms), Seconds.decode(ms / 1_000)]).toMatchObject([{ right: null }, { right: null }])
  })
})

describe('The chain that a wallet is on', () => {
  it.each([
    ['0x1', 1],
    ['0x01', 1],
    ['0x00000000000000000000000000000001', 1],
    ['0X89', 137],
    ['1', 1],
    ['0001', 1],
    ['137', 137],
    [1, 1],
  ])('said as %j is %d', (told, chain) => {
    expect(chainIdOf(told)).toBe(chain)
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
  ])('said as %j is none', (told) => {
    expect(chainIdOf(told)).toBeNull()
  })
})

describe('A web address in an address of another kind', () => {
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
  ])('is no link: %s', (text) => {
    expect(findLinks(text)).toEqual([])
  })

  it.each([
    ['链接:https://loop.example', 1],
    ['(https://loop.example)', 1],
    ['https://a.example，https://b.example', 2],
    ['at 10:https://loop.example', 1],
    ['feed: https://loop.example', 1],
  ])('%s has %d that are links', (text, count) => {
    expect(findLinks(text)).toHaveLength(count)
  })
})
