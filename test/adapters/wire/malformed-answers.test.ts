import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import type * as t from 'io-ts'
import { writeSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ActivityWire } from '../../../src/adapters/wire/entities/activity'
import { ConversationWire, DirectInfoWire } from '../../../src/adapters/wire/entities/conversation'
import { readAnswer } from '../../../src/adapters/wire/frames/envelope'
import { parseFeedFrame } from '../../../src/adapters/wire/frames/feed-frame'
import { GroupWire } from '../../../src/adapters/wire/entities/group'
import {
  ChangesWire,
  ImAnswer,
  PageWire,
  PositionsWire,
  readImAnswer,
  readImRequest,
} from '../../../src/adapters/wire/frames/im-frame'
import { listCodec } from '../../../src/adapters/wire/codecs/list'
import { LiveRoomWire } from '../../../src/adapters/wire/entities/live-room'
import { MemberWire } from '../../../src/adapters/wire/entities/member'
import { MessageWire } from '../../../src/adapters/wire/entities/message'
import { QrSignInRequestWire, QrCodeWire, QrLoginWire } from '../../../src/adapters/wire/entities/qr'
import { ChatTokenWire, SignedInWire, TextToSignWire } from '../../../src/adapters/wire/entities/session'
import { readTicker } from '../../../src/adapters/wire/frames/ticker-frame'
import { FollowsWire, UserWire } from '../../../src/adapters/wire/entities/user'
import { ChatMessage, ConversationSummary } from '../../../src/domain/chat'
import { Group, Member } from '../../../src/domain/group'
import { User } from '../../../src/domain/profile'
import { arbitraryOf } from '../../support/arbitraries/of-codec'

const RUNS = 50_000
const VALID = 60

const signedIn = { uid: 'u-ann', xid: 'x-ann', token: 'abc', inviter_exists: true, partner_id: null }
const face = { xid: 'x-ann', username: 'Ann', head: null }
const room = {
  channel_id: 'c1',
  gid: '10000001',
  title: 'Room',
  status: 1,
  start_time: 1_700_000_000,
  hosts: [face],
  speakers: [face],
  total_count: 3,
}

const encoded = <A>(wire: t.Type<A, unknown, unknown>, codec: t.Type<A, unknown>, seed: number): readonly unknown[] =>
  fc
    .sample(arbitraryOf(codec), { seed, numRuns: VALID })
    .map((value): unknown => JSON.parse(JSON.stringify(wire.encode(value))))

/** Returns whether a response or frame is accepted. Throws when it accepts an invalid value. */
type Read = (text: string) => boolean

const asAnswer =
  <A>(codec: t.Type<A, unknown, unknown>): Read =>
  (text) => {
    const data = readAnswer(200, text)
    const read = E.isLeft(data) ? null : codec.decode(data.right)
    if (read !== null && E.isRight(read) && !codec.is(read.right))
      throw new Error(`taken as ${codec.name}, but is none`)
    return read !== null && E.isRight(read)
  }
const asFrame: Read = (text) => {
  const answer = readImAnswer(text)
  if (answer !== null && !ImAnswer.is(answer)) throw new Error('taken as a frame of the chat service, but is none')
  const feed = parseFeedFrame(text)
  if (feed !== null) readTicker(feed)
  return answer !== null || readImRequest(text) !== null || feed !== null
}

const inEnvelope = (data: unknown): unknown => ({ code: 0, msg: '', data })

/** Every frame and response to mutate: its reader and valid examples. */
const rowsOf = (seed: number): readonly (readonly [Read, readonly unknown[]])[] => {
  const messages = encoded(MessageWire, ChatMessage, seed)
  const groups = encoded(GroupWire, Group, seed)
  const answers = <A>(codec: t.Type<A, unknown, unknown>, data: readonly unknown[]) =>
    [asAnswer(codec), data.map(inEnvelope)] as const
  return [
    [asFrame, messages.map((message) => ({ event: 'push', data: { messages: [message, messages[0]] } }))],
    [asFrame, messages.map((message) => ({ event: 'changed', data: { messages: [message] } }))],
    [
      asFrame,
      [
        { event: 'logged', data: {} },
        { event: 'refused', data: { msg: 'no' } },
        { event: 'ack', data: { request_id: '1', code: 0, msg: '', data: {} } },
        { event: 'gone', data: { conversation_id: 'sg_12345678', ranges: [[1, 3]] } },
        { event: 'pins', data: { conversation_id: 'sg_12345678' } },
        { event: 'group', data: { gid: '12345678' } },
        { event: 'ticker_price', data: { currency_id: 1, price: '0.02' } },
        { event: 'history', data: { request_id: '1', conversation_id: 'sg_12345678', before: null, size: 50 } },
      ],
    ],
    answers(
      PageWire,
      messages.map((message) => ({ from: 1, to: 2, rev: 0, messages: [message] })),
    ),
    answers(
      ChangesWire,
      messages.map((message) => ({ rev: 3, messages: [message], gone: [[1, 2]] })),
    ),
    answers(PositionsWire, [{ list: [{ conversation_id: 'sg_12345678', max_seq: 3, read_seq: 1, unread: 2 }] }]),
    answers(GroupWire, groups),
    answers(
      listCodec(GroupWire, 10),
      groups.map((group) => ({ list: [group], total: 1 })),
    ),
    answers(
      listCodec(MemberWire, 10),
      encoded(MemberWire, Member, seed).map((member) => ({ list: [member], total: 1 })),
    ),
    answers(
      listCodec(ConversationWire, 10),
      encoded(ConversationWire, ConversationSummary, seed).map((row) => ({ list: [row], total: 1 })),
    ),
    answers(UserWire, encoded(UserWire, User, seed)),
    answers(listCodec(LiveRoomWire, 10), [{ list: [room], total: 1 }]),
    answers(FollowsWire, [{ list: [{ id: '1', ...face, uid: 'u-ann', follow: true }], total: 1 }]),
    answers(ActivityWire, [{ image_urls: ['/a.png'], small_icon: '/b.png' }]),
    answers(DirectInfoWire, [{ blocked: 0, follow: true, allow_dm: 1 }]),
    answers(SignedInWire, [signedIn]),
    answers(TextToSignWire, [{ message: 'Sign', nonce: 'n' }]),
    answers(ChatTokenWire, [{ token: 'abc' }]),
    answers(QrCodeWire, [{ code: 'a'.repeat(32) }]),
    answers(QrLoginWire, [{ status: 1, login: signedIn }]),
    answers(QrSignInRequestWire, [{ device: 'Phone', time: 1_700_000_000_000 }]),
  ]
}

const HUGE = [Number.MAX_VALUE, -1, -0, 1.5, 2 ** 53, 1e21, -1e308, 8_640_000_000_000_001]
const ODD = [
  '',
  '__proto__',
  'constructor',
  '\ud800',
  '\u202e',
  'javascript:alert(1)',
  'A'.repeat(30_000),
  '987654',
  '0',
]
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 987_654, [], {}, ...HUGE, ...ODD),
  fc.jsonValue({ maxDepth: 2 }),
)

const bends = fc.record({ way: fc.array(fc.nat(40), { maxLength: 7 }), how: fc.nat(7), value: odd })
type Bend = typeof bends extends fc.Arbitrary<infer B> ? B : never

const isArray = (u: unknown): u is readonly unknown[] => Array.isArray(u)

const bentHere = (u: unknown, { how, value }: Bend): unknown => {
  switch (how) {
    case 0:
      return { deep: { deeper: [u] } }
    case 1:
      return [u]
    case 2:
      return isArray(u) ? Object.fromEntries(u.entries()) : isArray(value) ? value : [value]
    // The object gets these names as its own keys, as JSON.parse creates them.
    case 3:
      return typeof u === 'object' && u !== null
        ? { ...u, ['__proto__']: value, constructor: value, hasOwnProperty: value, toString: value }
        : value
    case 4:
      return isArray(u) ? Array.from({ length: 300 }, () => u[0] ?? value) : JSON.stringify(u)
    case 5:
      return typeof u === 'string' ? Number(u) : typeof u === 'number' ? String(u) : value
    default:
      return value
  }
}

/** Follows the path of `bend` as far as possible, then mutates or drops the value at its end. */
const bent = (u: unknown, bend: Bend, at = 0): unknown => {
  const step = bend.way[at]
  const keys = typeof u === 'object' && u !== null ? Object.keys(u) : []
  const key = step === undefined ? undefined : keys[step % Math.max(1, keys.length)]
  if (key === undefined || typeof u !== 'object' || u === null) return bentHere(u, bend)
  const isLast = at === bend.way.length - 1
  if (isArray(u))
    return u.flatMap((one, i) =>
      String(i) !== key ? [one] : isLast && bend.how === 7 ? [] : [bent(one, bend, at + 1)],
    )
  return Object.fromEntries(
    Object.entries(u).flatMap(([name, one]) =>
      name !== key ? [[name, one]] : isLast && bend.how === 7 ? [] : [[name, bent(one, bend, at + 1)]],
    ),
  )
}

describe('Mutated frames and responses', () => {
  it('ALL-7 reading a randomly changed frame or response never throws, and each accepted frame or response is valid', () => {
    const seed = Date.now() % 2 ** 31
    // Write the seed at once, so that it is known even if the process dies.
    writeSync(2, `bent from seed ${seed}\n`)
    const rows = rowsOf(seed)
    fc.assert(
      fc.property(
        fc.nat(rows.length - 1),
        fc.nat(VALID - 1),
        fc.array(bends, { minLength: 1, maxLength: 4 }),
        (n, which, all) => {
          const [read, valid] = rows[n] ?? [asFrame, []]
          // Nested long lists would exceed the engine's memory, so lengthen only one list.
          const bearable = all.filter((bend, i) => bend.how !== 4 || all.findIndex(({ how }) => how === 4) === i)
          read(JSON.stringify(bearable.reduce((value, bend) => bent(value, bend), valid[which % valid.length]) ?? null))
        },
      ),
      { seed, numRuns: RUNS },
    )
    // Each unchanged example must be accepted. Otherwise the test would prove nothing.
    for (const [read, valid] of rows)
      for (const one of valid) expect([read(JSON.stringify(one)), one]).toEqual([true, one])
  })
})
