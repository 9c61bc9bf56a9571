import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { entryCodec, loadOldFormats, LOG_VERSION, upcastChunk, versioned } from '../../../src/domain/event-log'
import { messageUnion } from '../../../src/domain/event-log/message-registry'
import { upcastMessage } from '../../../src/domain/event-log/upcast/upcast'
import { NOON } from '../../support/builders/instant'

await loadOldFormats()

const upcastPiece = (name: string, stored: unknown): unknown => upcastChunk(name, stored)[0]?.state

const unsigned = { name: 'Ann', text: 'hi' }
const signed = { xid: 'unknown', name: 'Ann', avatar: null, text: 'hi' }

describe('A message of an older version', () => {
  it.each([
    ['GroupFound', { group: { gid: '1', latest: unsigned } }, { group: { gid: '1', latest: signed } }],
    [
      'MyGroupsLoaded',
      { groups: [{ latest: unsigned }, { latest: null }] },
      { groups: [{ latest: signed }, { latest: null }] },
    ],
    ['TrendingLoaded', { groups: [{ latest: unsigned }] }, { groups: [{ latest: signed }] }],
  ])('the message %s of an older version is upcast to the current shape', (type, old, made) => {
    expect(upcastMessage(0, { type, ...old })).toEqual({ type: `group/${type}`, ...made })
  })

  it('an older message about a fired upload timer gets the timer’s current name, and messages about other timers stay unchanged', () => {
    const rang = (unit: string, id: string) => ({ type: 'AlarmRang', ask: { unit, id, seq: 4 } })
    expect(upcastMessage(2, rang('upload', 'wait:put:u1'))).toEqual(rang('upload/uploads', 'retry/u1'))
    for (const [unit, id, now] of [
      ['upload', 'put:u1:0', 'upload/uploads'],
      ['chat', 'wait:put:u1', 'chat/chat'],
    ] as const)
      expect(upcastMessage(2, rang(unit, id))).toStrictEqual(rang(now, id))
    expect(upcastMessage(2, { type: 'AlarmRang' })).toStrictEqual({ type: 'AlarmRang' })
  })

  it('upcasting leaves a message of unexpected shape unchanged, so that the message’s codec can reject the message', () => {
    for (const odd of [
      null,
      'x',
      { type: 'toString' },
      { type: '__proto__' },
      { type: 'SignOut', group: { latest: unsigned } },
    ]) {
      expect(upcastMessage(0, odd)).toStrictEqual(odd)
    }
    for (const rest of [{}, { group: null }, { group: { latest: signed } }])
      expect(upcastMessage(0, { type: 'GroupFound', ...rest })).toStrictEqual({ type: 'group/GroupFound', ...rest })
  })

  it('upcasting a message of the current version changes nothing', () => {
    const message = { type: 'GroupFound', group: { latest: unsigned } }
    expect(upcastMessage(LOG_VERSION, message)).toEqual(message)
  })

  it('the version 3 names of messages, reducers and effects become the current names', () => {
    const ask = { unit: 'qrSignIn', id: 'askQr', seq: 4 }
    expect(upcastMessage(3, { type: 'QrStatusRead', ask })).toEqual({
      type: 'sign-in/QrStatusLoaded',
      ask: { unit: 'sign-in/qr', id: 'loadQrStatus', seq: 4 },
    })
    expect(upcastMessage(3, { type: 'restream/entries/moreWanted', key: 'k' })).toEqual({
      type: 'restream/targets/loadMore',
      key: 'k',
    })
    expect(upcastMessage(3, { type: 'SignedIn', session: 1 })).toEqual({ type: 'SignedIn', session: 1 })
  })

  it.each([LOG_VERSION + 1, -1, 0.5, Number.NaN])(
    'ALL-7 a stored message or state with an unknown version is rejected (%d)',
    (version) => {
      expect(upcastMessage(version, { type: 'SignOut' })).toBeNull()
      expect(upcastPiece('group', { v: version, state: {} })).toBeNull()
    },
  )
})

describe('A stored state of an older version', () => {
  const group = (latest: unknown) => ({ value: 'present', context: { data: { groups: { 1: { latest } } } } })

  it('a stored state of an old shape is upcast, whether a version is stored with it or not', () => {
    for (const stored of [group(unsigned), { v: 0, state: group(unsigned) }])
      expect(upcastPiece('group', stored)).toEqual(group(signed))
    expect(upcastPiece('signIn', { value: 'x', context: { email: 'a' } })).toEqual({
      value: 'x',
      context: { email: 'a', sentTo: '' },
    })
    expect(upcastPiece('signIn', { context: { sentTo: 'b' } })).toEqual({ context: { sentTo: 'b' } })
  })

  it('the version 3 chunks get the current names of their reducers, and effect requests the current names of their effects', () => {
    const request = { id: 'handOver', effect: 'handOver', input: {}, seq: 2 }
    expect(upcastChunk('composer', { v: 3, state: { data: {}, asks: { handOver: request } } })).toEqual([
      {
        name: 'chat/composer',
        state: { data: {}, asks: { sendDraft: { ...request, id: 'sendDraft', effect: 'sendDraft' } } },
      },
    ])
    expect(upcastChunk('chat/sg_1/0', { v: 3, state: [1] })).toEqual([{ name: 'chat/chat/sg_1/0', state: [1] }])
    expect(upcastChunk('@acting', { v: 3, state: { wallet: 1 } })).toEqual([
      {
        name: '@pendingFeatures',
        state: { wallet: 1 },
      },
    ])
    expect(upcastChunk('@attempts', { v: 3, state: { 'groupForm 7 createGroup': 5 } })).toEqual([
      {
        name: '@attempts',
        state: { 'group-admin/groupForm 7 createGroup': 5 },
      },
    ])
  })

  it('the version 4 state of a running rain becomes `raining`, current or refreshing, and keeps its requests', () => {
    const stored = (isStale: boolean, value = 'running') => ({
      v: 4,
      state: {
        value,
        context: {
          data: { phase: value, isStale, reads: 2 },
          asking: { stayInRain: true, 'rainTap:b1': true, 'rainLook:2': true },
        },
        asks: { stayInRain: { id: 'stayInRain' } },
      },
    })
    const current = (value: unknown) => ({
      value,
      context: { data: { reads: 2 }, asking: { 'rainTap:b1': true } },
      asks: { stayInRain: { id: 'stayInRain' } },
    })
    for (const [isStale, freshness] of [
      [true, 'refreshing'],
      [false, 'current'],
    ] as const)
      expect(upcastPiece('bubble/rain', stored(isStale))).toEqual(current({ raining: { clock: 'running', freshness } }))
    expect(upcastPiece('bubble/rain', stored(false, 'ended'))).toEqual(current('over'))
    expect(upcastPiece('bubble/rain', stored(false, 'joining'))).toEqual(current('joining'))
  })

  it('the version 2 state of a machine that is now a plain reducer is upcast, and its data and effect requests stay', () => {
    const stored = (state: unknown) => ({ v: 2, state })
    expect(
      upcastPiece('deeds', stored({ value: {}, context: { deeds: { 1: 'x' }, asking: { a: true } }, asks: { a: 1 } })),
    ).toEqual({ data: { deeds: { 1: 'x' } }, asks: { a: 1 } })
    expect(
      upcastPiece('composer', stored({ value: {}, context: { drafts: {}, handing: {} }, asks: { h: { id: 'h' } } })),
    ).toEqual({ data: { drafts: {}, handing: {} }, asks: { h: { id: 'h' } } })
    for (const odd of [null, 'x', {}, { value: {}, asks: {} }])
      expect(upcastPiece('composer', stored(odd))).toStrictEqual(odd)
  })

  it('the version 4 state of a machine that is now a plain reducer is upcast: the machine’s state becomes a field', () => {
    const stored = (state: unknown) => ({ v: 4, state })
    const asks = { find: { id: 'find' } }
    expect(
      upcastPiece('group/group', stored({ value: 'present', context: { data: { groups: {} }, asking: {} }, asks })),
    ).toEqual({ data: { groups: {}, session: 'present' }, asks })
    expect(
      upcastPiece('chat/chat', stored({ value: 'live', context: { chat: { me: 'x' }, asking: {} }, asks: {} })),
    ).toEqual({ data: { me: 'x', connection: 'live' }, asks: {} })
    for (const odd of [
      null,
      'x',
      {},
      { value: 'present', context: {}, asks: {} },
      { value: {}, context: { data: {} } },
    ])
      expect(upcastPiece('profile/profile', stored(odd))).toStrictEqual(odd)
  })

  it('the version 4 state of a form is upcast to the state names that all forms share', () => {
    const valueOf = (name: string, value: unknown) =>
      upcastPiece(name, { v: 4, state: { value, context: { draft: 'posting' }, asks: {} } })
    const machine = (value: unknown) => ({ value, context: { draft: 'posting' }, asks: {} })
    expect(valueOf('announcement/form', 'posting')).toEqual(machine('saving'))
    expect(valueOf('announcement/form', 'posted')).toEqual(machine('saved'))
    expect(valueOf('announcement/form', { open: 'notPosted' })).toEqual(machine({ open: 'notSaved' }))
    expect(valueOf('announcement/form', { open: 'unknown' })).toEqual(machine({ open: 'unknown' }))
    expect(valueOf('profile/form', { open: 'nameless' })).toEqual(machine({ open: 'unfit' }))
    expect(valueOf('profile/form', 'closed')).toEqual(machine('closed'))
    for (const odd of [null, 'x', {}, { value: 'posting' }])
      expect(upcastPiece('announcement/form', { v: 4, state: odd })).toStrictEqual(odd)
  })

  it('the version 2 state of all uploads becomes one machine per upload, and its effect request gets the current name', () => {
    const upload = (uploadId: string, change: object) => ({
      uploadId,
      field: null,
      files: ['f'],
      urls: [],
      percent: 0,
      notBefore: null,
      failure: null,
      isOver: false,
      ...change,
    })
    const of = (isOnline: boolean, ...uploads: readonly object[]) =>
      upcastPiece('upload', {
        v: 2,
        state: {
          value: {},
          context: { data: { uploads, isOnline }, asking: {} },
          asks: {
            'put:a:0': { id: 'put:a:0', seq: 1 },
            'wait:put:b': { id: 'wait:put:b', seq: 2 },
            'drop:c': { id: 'drop:c', seq: 3 },
          },
        },
      })
    expect(
      of(
        true,
        upload('a', {}),
        upload('b', { notBefore: 7 }),
        upload('c', { isOver: true }),
        upload('d', { failure: 'x' }),
        upload('e', { urls: ['u'] }),
        upload('f', {}),
      ),
    ).toMatchObject({
      shared: { isOnline: true },
      byKey: {
        a: { value: { active: 'sending' }, asks: { put: { id: 'put', seq: 1 } }, context: { order: 0, notBefore: 0 } },
        b: { value: { active: 'waiting' }, asks: { retry: { id: 'retry', seq: 2 } }, context: { notBefore: 7 } },
        c: { value: 'dropping', asks: { drop: { id: 'drop', seq: 3 } } },
        d: { value: { active: 'failed' }, asks: {} },
        e: { value: { active: 'stored' }, asks: {} },
        f: { value: { active: 'queued' }, asks: {} },
      },
    })
    expect(of(false, upload('a', {}))).toMatchObject({
      byKey: { a: { value: { active: 'paused' }, asks: {} } },
      shared: { isOnline: false },
    })
  })

  it('the version 2 state of a room is upcast with a read state: rereading, waiting to read, or current', () => {
    const inside = (isStale: boolean, readAgainAt: number | null) => ({
      value: 'inside',
      context: { data: { room: { isStale, readAgainAt } } },
    })
    const valueOf = (state: unknown) => upcastPiece('room', { v: 2, state })
    expect(valueOf(inside(true, null))).toMatchObject({ value: { inside: 'rereading' } })
    expect(valueOf(inside(false, 5))).toMatchObject({ value: { inside: 'waitingToRead' } })
    expect(valueOf(inside(false, null))).toMatchObject({ value: { inside: 'current' } })
    expect(valueOf({ value: 'outside' })).toEqual({ value: 'outside' })
  })

  it('a stored state is not changed by upcasting if it is current, of another reducer or of another shape', () => {
    expect(upcastPiece('group', versioned(group(unsigned)))).toEqual(group(unsigned))
    expect(upcastPiece('chat', group(unsigned))).toEqual(group(unsigned))
    for (const odd of [
      null,
      'x',
      {},
      { context: null },
      { context: { data: null } },
      { context: { data: { groups: null } } },
    ]) {
      expect([upcastPiece('group', odd), upcastPiece('toString', odd)]).toStrictEqual([odd, odd])
    }
    expect(upcastPiece('signIn', { context: null })).toStrictEqual({ context: null })
  })
})

describe('A stored log entry', () => {
  const GroupFound = t.strict({
    type: t.literal('group/GroupFound'),
    group: t.strict({ latest: t.strict({ xid: t.string, text: t.string }) }),
  })
  const codec = entryCodec(
    messageUnion({ 'group/GroupFound': GroupFound, Plain: t.strict({ type: t.literal('Plain') }) }),
  )
  const line = { seq: 1, at: NOON, from: null, message: { type: 'GroupFound', group: { latest: unsigned } } }

  it('a log entry without a version is upcast from the first version', () => {
    expect(codec.decode(line)).toMatchObject({ right: { message: { group: { latest: { xid: 'unknown' } } } } })
  })

  it.each([LOG_VERSION, LOG_VERSION + 1, '0', null])(
    'ALL-7 a log entry with a message of an old shape is rejected if its version is current, newer or invalid (%j)',
    (v) => {
      expect(codec.decode({ ...line, v })._tag).toBe('Left')
    },
  )

  it('a log entry is written with the current version', () => {
    const decoded = codec.decode({ v: LOG_VERSION, ...line, message: { type: 'Plain' } })
    expect(decoded._tag === 'Right' ? codec.encode(decoded.right) : null).toEqual({
      v: LOG_VERSION,
      ...line,
      message: { type: 'Plain' },
    })
  })

  it.each([
    null,
    undefined,
    5,
    'Plain',
    [],
    {},
    { type: 5 },
    { type: ['Plain'] },
    { type: '__proto__' },
    { type: 'Later' },
  ])('ALL-7 a log entry is rejected if its message is invalid (%j)', (message) => {
    expect([codec.decode({ v: LOG_VERSION, ...line, message })._tag, messageUnion({ GroupFound }).is(message)]).toEqual(
      ['Left', false],
    )
  })
})
