import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADDRESS_LIMIT,
  streamTargetIssues,
  isFilled,
  KEY_LIMIT,
  maskedOf,
  PLATFORMS,
  readAddress,
  readStreamKey,
} from '../../../src/domain/restream'
import { PlatformWire } from '../../../src/adapters/wire/calls/restream-calls'
import { badInput } from '../../ui/support/bad-inputs'

const addressOf = (id: string) => readAddress(badInput('rtmp_url', id).text)
const keyOf = (id: string) => readStreamKey(badInput('rtmp_key', id).text)

describe('A stream address', () => {
  it('R3-204 R3-338 RST-5 BI-200 BI-201 rtmp_url a stream address must begin with rtmp:// or rtmps://', () => {
    expect([addressOf('BI-200'), addressOf('BI-201')]).toEqual([
      E.right('rtmp://a.example/live'),
      E.right('rtmps://a.example/live'),
    ])
    for (const other of ['rtmpt://a.example', 'https://a.example', 'a.example', ' javascript:1', 'rtmp:/a.example'])
      expect(readAddress(other)).toEqual(E.left('unsupported'))
  })

  it('R3-205 BI-202 rtmp_url leading spaces are removed from a stream address and a stream key', () => {
    expect(addressOf('BI-202')).toEqual(E.right('rtmp://a.example/live'))
    expect(readStreamKey('   abc')).toEqual(E.right('abc'))
  })

  it('R3-202 BI-203 BI-204 BI-205 BI-206 BI-207 rtmp_url a stream address is refused if empty, with another protocol, without host or with two lines', () => {
    expect([
      ['BI-203', addressOf('BI-203')],
      ['BI-204', addressOf('BI-204')],
      ['BI-205', addressOf('BI-205')],
      ['BI-206', addressOf('BI-206')],
      ['BI-207', addressOf('BI-207')],
    ]).toEqual([
      ['BI-203', E.left('unsupported')],
      ['BI-204', E.left('unsupported')],
      ['BI-205', E.left('noHost')],
      ['BI-206', E.left('control')],
      ['BI-207', E.left('addressMissing')],
    ])
  })

  it('an accepted stream address never contains a blank or a control character', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const read = readAddress(`rtmp://a.example/${rest}`)
        expect(E.isRight(read) && /[\s\p{Cc}]/u.test(read.right)).toBe(false)
      }),
    )
  })
})

describe('A stream key', () => {
  it('R3-203 BI-208 BI-209 rtmp_key a stream key is refused if it is missing or contains a control character', () => {
    expect([keyOf('BI-208'), keyOf('BI-209')]).toEqual([E.left('keyMissing'), E.left('control')])
  })

  it('BI-210 rtmp_key a masked stream key shows the last four characters of a long key, and none of a short key', () => {
    const { text } = badInput('rtmp_key', 'BI-210')
    expect([maskedOf(text), maskedOf('short'), maskedOf('')]).toEqual([`••••••••${text.slice(-4)}`, '••••••••', ''])
    expect(maskedOf(maskedOf(text))).toBe(maskedOf(text))
  })

  it('a masked stream key shows its last four characters only if the key has 12 characters or more', () => {
    expect([maskedOf('k'.repeat(11)), maskedOf('abcdefghijkl')]).toEqual(['••••••••', '••••••••ijkl'])
  })
})

describe('A typed stream target', () => {
  it('a stream address or stream key that is longer than its limit is refused', () => {
    const long = (length: number) => `rtmp://a.example/${'a'.repeat(length - 17)}`
    expect([readAddress(long(ADDRESS_LIMIT)), readAddress(long(ADDRESS_LIMIT + 1))]).toEqual([
      E.right(long(ADDRESS_LIMIT)),
      E.left('tooLong'),
    ])
    expect([readStreamKey('k'.repeat(KEY_LIMIT)), readStreamKey('k'.repeat(KEY_LIMIT + 1))]).toEqual([
      E.right('k'.repeat(KEY_LIMIT)),
      E.left('tooLong'),
    ])
  })

  it('trailing blanks are removed from a stream address and a stream key', () => {
    expect([readAddress('rtmp://a.example/live  '), readStreamKey('abc ')]).toEqual([
      E.right('rtmp://a.example/live'),
      E.right('abc'),
    ])
  })

  it('a stream target reports a problem of its address and a problem of its key separately', () => {
    expect([
      streamTargetIssues('rtmp://a.example/live', 'abc'),
      streamTargetIssues('', 'abc'),
      streamTargetIssues('rtmp://a.example/live', ' '),
      streamTargetIssues('http://a.example', ''),
    ]).toEqual([
      { address: null, key: null },
      { address: 'addressMissing', key: null },
      { address: null, key: 'keyMissing' },
      { address: 'unsupported', key: 'keyMissing' },
    ])
  })

  it.each(['rtmp://[::1]:1935/live', 'RTMPS://a.example', 'rtmp://a-b.example:80?x=1'])(
    'a stream address with an unusual but valid host is accepted unchanged: %s',
    (address) => {
      expect(readAddress(address)).toEqual(E.right(address))
    },
  )
})

describe('Platforms', () => {
  it('R2-093 R3-004 R3-339 the platforms x, youtube, instagram, tiktok and twitch are the numbers 0 to 4 in requests', () => {
    expect(PLATFORMS.map((platform) => [platform, PlatformWire.encode(platform)])).toEqual([
      ['x', 0],
      ['youtube', 1],
      ['instagram', 2],
      ['tiktok', 3],
      ['twitch', 4],
    ])
    expect([0, 4, 5, -1, 1.5, '0', null].map((n) => E.isRight(PlatformWire.decode(n)))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('R3-206 the stream target of a platform can be saved only if name, address and key are filled', () => {
    expect([isFilled('a', 'b', 'c'), isFilled('', 'b', 'c'), isFilled('a', ' ', 'c'), isFilled('a', 'b', '')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
