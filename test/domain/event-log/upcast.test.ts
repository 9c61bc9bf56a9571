import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { entryCodec, messageUnion, LOG_VERSION, upcastPiece, versioned } from '../../../src/domain/event-log'
import { upcastMessage } from '../../../src/domain/event-log/upcast'
import { NOON } from '../../support/builders/instant'

const unsigned = { name: 'Ann', text: 'hi' }
const signed = { xid: 'unknown', name: 'Ann', avatar: null, text: 'hi' }

describe('A message of an older version', () => {
  it.each([
    ['GroupFound', { group: { gid: '1', latest: unsigned } }, { group: { gid: '1', latest: signed } }],
    ['MyGroupsLoaded', { groups: [{ latest: unsigned }, { latest: null }] }, { groups: [{ latest: signed }, { latest: null }] }],
    ['TrendingLoaded', { groups: [{ latest: unsigned }] }, { groups: [{ latest: signed }] }],
  ])('%s is made one of today', (type, old, made) => {
    expect(upcastMessage(0, { type, ...old })).toEqual({ type, ...made })
  })

  it('is left to the codec as it is where it is of another shape', () => {
    for (const odd of [null, 'x', { type: 'toString' }, { type: '__proto__' }, { type: 'GroupFound' }, { type: 'GroupFound', group: null },
      { type: 'MyGroupsLoaded', groups: null }, { type: 'GroupFound', group: { latest: signed } }, { type: 'SignOut', group: { latest: unsigned } }]) {
      expect(upcastMessage(0, odd)).toStrictEqual(odd)
    }
  })

  it('is changed by no step that its version has behind it', () => {
    const message = { type: 'GroupFound', group: { latest: unsigned } }
    expect(upcastMessage(LOG_VERSION, message)).toEqual(message)
  })

  it.each([LOG_VERSION + 1, -1, 0.5, Number.NaN])('ALL-7 is not read where nobody here knows that version (%d)', (version) => {
    expect(upcastMessage(version, { type: 'SignOut' })).toBeNull()
    expect(upcastPiece('group', { v: version, state: {} })).toBeNull()
  })
})

describe('A stored state of an older version', () => {
  const group = (latest: unknown) => ({ value: 'present', context: { data: { groups: { 1: { latest } } } } })

  it('is made one of today, bare or with its version', () => {
    for (const stored of [group(unsigned), { v: 0, state: group(unsigned) }]) expect(upcastPiece('group', stored)).toEqual(group(signed))
    expect(upcastPiece('signIn', { value: 'x', context: { email: 'a' } })).toEqual({ value: 'x', context: { email: 'a', sentTo: '' } })
    expect(upcastPiece('signIn', { context: { sentTo: 'b' } })).toEqual({ context: { sentTo: 'b' } })
  })

  it('is left as it is where it is of this version, of another unit or of another shape', () => {
    expect(upcastPiece('group', versioned(group(unsigned)))).toEqual(group(unsigned))
    expect(upcastPiece('chat', group(unsigned))).toEqual(group(unsigned))
    for (const odd of [null, 'x', {}, { context: null }, { context: { data: null } }, { context: { data: { groups: null } } }]) {
      expect([upcastPiece('group', odd), upcastPiece('toString', odd)]).toStrictEqual([odd, odd])
    }
    expect(upcastPiece('signIn', { context: null })).toStrictEqual({ context: null })
  })
})

describe('An entry', () => {
  const GroupFound = t.strict({ type: t.literal('GroupFound'), group: t.strict({ latest: t.strict({ xid: t.string, text: t.string }) }) })
  const codec = entryCodec(messageUnion({ GroupFound, Plain: t.strict({ type: t.literal('Plain') }) }))
  const line = { seq: 1, at: NOON, from: null, message: { type: 'GroupFound', group: { latest: unsigned } } }

  it('without a version is of the first', () => {
    expect(codec.decode(line)).toMatchObject({ right: { message: { group: { latest: { xid: 'unknown' } } } } })
  })

  it.each([LOG_VERSION, LOG_VERSION + 1, '0', null])('ALL-7 is taken for no older one than it says (%j)', (v) => {
    expect(codec.decode({ ...line, v })._tag).toBe('Left')
  })

  it('is written in this version', () => {
    const decoded = codec.decode({ v: LOG_VERSION, ...line, message: { type: 'Plain' } })
    expect(decoded._tag === 'Right' ? codec.encode(decoded.right) : null).toEqual({ v: LOG_VERSION, ...line, message: { type: 'Plain' } })
  })

  it.each([null, undefined, 5, 'Plain', [], {}, { type: 5 }, { type: ['Plain'] }, { type: '__proto__' }, { type: 'Later' }])(
    'ALL-7 is refused with a message that is none (%j)', (message) => {
      expect([codec.decode({ v: LOG_VERSION, ...line, message })._tag, messageUnion({ GroupFound }).is(message)]).toEqual(['Left', false])
    })
})
