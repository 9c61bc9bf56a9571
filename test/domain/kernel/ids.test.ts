import { describe, expect, it } from 'vitest'
import {
  ClientId,
  ConversationId,
  Gid,
  isPlainId,
  MessageId,
  SessionId,
  TabId,
  Uid,
  Xid,
} from '../../../src/domain/kernel/ids'

const plain = [Xid, Uid, MessageId, ClientId, SessionId, TabId]

describe('An external id', () => {
  it.each(['a', 'x_Ann-1', '__proto__', '0'.repeat(64)])(
    'an id is accepted unchanged if it is safe in a URL (%s)',
    (id) => {
      expect([isPlainId(id), ...plain.map((codec) => codec.is(id))]).toEqual([true, ...plain.map(() => true)])
    },
  )

  it.each(['', '0'.repeat(65), '../a', 'a/..', 'a b', ' a', 'a\n', 'a%2f', 'é'])(
    'an id is rejected if it is not safe in a URL (%j)',
    (id) => {
      expect([isPlainId(id), ...plain.map((codec) => codec.is(id))]).toEqual([false, ...plain.map(() => false)])
    },
  )

  it.each([
    ['12345678', true],
    ['1234567890', true],
    ['1234567', false],
    ['12345678901', false],
    ['x12345678', false],
    ['12345678/', false],
  ])('the text %s is the id of a group only if it has eight to ten digits: %s', (id, is) => {
    expect(Gid.is(id)).toBe(is)
  })

  it.each([
    ['sg_12345678', true],
    ['si_x-ann', true],
    ['sn_x', true],
    [`sg_${'1'.repeat(130)}`, true],
    [`sg_${'1'.repeat(131)}`, false],
    ['sx_1', false],
    ['sg_', false],
    ['/sg_1', false],
    ['sg_1/..', false],
  ])('the text %s is the id of a conversation only if it has a known kind and a valid id: %s', (id, is) => {
    expect(ConversationId.is(id)).toBe(is)
  })
})
