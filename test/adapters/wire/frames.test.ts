import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { parseFeedFrame } from '../../../src/adapters/wire/frames/feed-frame'
import { readImAnswer, readImRequest } from '../../../src/adapters/wire/frames/im-frame'
import { MessageWire } from '../../../src/adapters/wire/entities/message'
import { repeated } from '../support/repeated-text'

const base = {
  id: 'm0',
  conversation_id: 'sg_12345678',
  seq: 5,
  client_id: null,
  from: 'u',
  username: 'U',
  head: null,
  time: 1_700_000_000_000,
  type: 101,
  msg: 'hello',
}
const read = (fields: object) => MessageWire.decode({ ...base, ...fields })
const pushed = (fields: object) =>
  readImAnswer(JSON.stringify({ event: 'push', data: { messages: [{ ...base, ...fields }, base] } }))

describe('A frame of the realtime socket', () => {
  it.each([
    ['BI-299', 'not json'],
    ['BI-300', '{"type":"space_end"}'],
    ['BI-300', '{"event":"space_end"}'],
    ['BI-301', '{"type":"unknown_event","data":{}}'],
    ['BI-311', '{"type":"__proto__","data":{}}'],
    ['BI-312', null],
    ['ALL-7', '{"event":7,"data":{}}'],
    ['ALL-7', '{"event":"x","data":[]}'],
    ['BI-313', repeated({ prefix: '{"type":"x","d":"', repeat: 'A', times: 8_388_608, suffix: '"}' })],
    ['BI-313', repeated({ prefix: '{"event":"x","data":{"d":"', repeat: 'A', times: 8_388_608, suffix: '"}}' })],
  ])('%s ws_frame: an invalid frame of the realtime socket is ignored', (_id, text) => {
    expect(parseFeedFrame(text)).toBeNull()
  })

  it('a frame of the realtime socket over 1 MiB, counted in bytes, is rejected', () => {
    const frame = (text: string) => parseFeedFrame(JSON.stringify({ event: 'x', data: { text } }))
    expect(frame('a'.repeat(1_000_000))).not.toBeNull()
    expect(frame('界'.repeat(400_000))).toBeNull()
  })

  it('a decoded frame of the realtime socket has only the fields event and data', () => {
    expect(parseFeedFrame('{"event":"pong","data":{},"more":1}')).toEqual({ event: 'pong', data: {} })
  })
})

describe('A message of the chat service', () => {
  it.each([
    ['BI-314', { id: '', seq: 1 }],
    ['BI-316', { id: 'm1', seq: -1 }],
    ['BI-317', { id: 'm1', seq: 1.5 }],
    ['BI-318', { id: 'm1', seq: '2' }],
    ['BI-315', { id: 'm1', seq: 0 }],
    ['ALL-7', { from: 9_007_199_254_740_992 }],
    ['ALL-7', { conversation_id: '__proto__' }],
  ])('%s an invalid message is left out, and the valid messages of the same frame stay', (_id, fields) => {
    expect(E.isLeft(read(fields))).toBe(true)
    expect(pushed(fields)).toMatchObject({ data: { messages: { items: [{ id: 'm0' }], dropped: 1 } } })
  })

  it('BI-319 a message of an unknown kind is read with the content kind unknown', () => {
    expect(read({ id: 'm1', type: 'nope' })).toMatchObject(E.right({ id: 'm1', seq: 5, content: { kind: 'unknown' } }))
  })

  it.each([
    ['BI-320', { ext: '{not json' }],
    ['BI-321', { ext: { access_status: 9 } }],
    ['BI-322', { reactions: [{ id: 'r', count: -3, userIDs: ['a', 'a'] }] }],
    ['BI-324', { picture: { url: 'javascript:alert(1)', width: -1, height: 1e9 } }],
  ])('%s a text message with an invalid extra field, reaction or picture is still read as its text', (_id, fields) => {
    expect(read(fields)).toMatchObject(E.right({ content: { kind: 'text', text: 'hello' } }))
  })

  it('BI-323 IM-9 the id of a direct chat contains the xids of both members in sorted order', () => {
    expect(read({ conversation_id: 'si_b_a' })).toMatchObject(E.right({ conversationId: 'si_a_b' }))
    expect(read({ conversation_id: 'sn_b_a' })).toMatchObject(E.right({ conversationId: 'sn_a_b' }))
  })

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', '//evil.example/x.png', 'https://u:p@evil.example/', 'x'])(
    'BI-324 a message with the unsafe avatar URL %s is read without an avatar',
    (head) => {
      expect(read({ head })).toMatchObject(E.right({ from: { avatar: null } }))
    },
  )

  it('BI-033 a message text of a megabyte is cut to 20,000 characters', () => {
    const cut = read({ msg: 'A'.repeat(1_000_000) })
    expect(cut).toMatchObject(E.right({ content: { text: 'A'.repeat(20_000) } }))
  })

  it('BI-038 a message text that is too long is cut between graphemes, never inside a grapheme', () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
    const cut = read({ msg: family.repeat(3_000) })
    expect(cut).toMatchObject(E.right({ content: { text: family.repeat(2_500) } }))
  })

  it.each([
    ['BI-325', 0, 0],
    ['BI-326', -1, null],
    ['BI-327', 8_640_000_000_000_001, null],
    ['BI-328', 1e20, null],
    ['BI-329', '2024-01-01', null],
    ['BI-330', null, null],
    ['BI-332', 4_102_444_800_000, 4_102_444_800_000],
  ])('%s the time %j of a message is read as the instant %j (null: no time)', (_id, time, at) => {
    expect(read({ time })).toMatchObject(E.right({ at }))
  })

  it('a message is unchanged after it was encoded and decoded', () => {
    const message = read({})
    if (E.isLeft(message)) throw new Error('not read')
    expect(MessageWire.decode(JSON.parse(JSON.stringify(MessageWire.encode(message.right))))).toEqual(message)
  })
})

describe('A frame to the chat service', () => {
  it.each([
    ['with another platform id', { event: 'login', data: { token: 't', platform_id: 1 } }],
    [
      'with a content type that is not accepted',
      {
        event: 'send',
        data: { request_id: '1', conversation_id: 'sg_12345678', client_id: 'c', content_type: 102, text: 'x' },
      },
    ],
    [
      'with an invalid client id',
      {
        event: 'send',
        data: { request_id: '1', conversation_id: 'sg_12345678', client_id: 'c/d', content_type: 101, text: 'x' },
      },
    ],
    ['without a request id', { event: 'positions', data: {} }],
  ])('a frame to the chat service %s is rejected', (_name, frame) => {
    expect(readImRequest(JSON.stringify(frame))).toBeNull()
  })

  it('a ping frame to the chat service is accepted as a ping', () => {
    expect(readImRequest('{"event":"ping","data":{}}')).toEqual({ event: 'ping', data: {} })
  })
})
