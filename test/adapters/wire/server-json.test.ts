import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { malformed, refused, refusedSilently, sessionRefused, unreachable } from '../../../src/domain/kernel/failure'
import type { HttpCall } from '../../../src/adapters/wire/codecs/http-call'
import { accountCalls } from '../../../src/adapters/wire/calls/account-calls'
import { groupListCalls } from '../../../src/adapters/wire/calls/group-calls'
import { ConversationWire } from '../../../src/adapters/wire/entities/conversation'
import { readAnswer } from '../../../src/adapters/wire/frames/envelope'
import { GroupWire } from '../../../src/adapters/wire/entities/group'
import { ChangesWire, PageWire, PositionsWire, readImAnswer } from '../../../src/adapters/wire/frames/im-frame'
import { toListPage } from '../../../src/adapters/wire/codecs/list'
import { MemberWire } from '../../../src/adapters/wire/entities/member'
import { profileCalls } from '../../../src/adapters/wire/calls/profile-calls'
import { FollowsWire, OtherUserWire, UserWire } from '../../../src/adapters/wire/entities/user'
import { repeated } from '../support/repeated-text'

const group = { gid: '12345678', name: 'G', owner_xid: 'o', admin_xids: [], join_type: 0, join_mode: 0 }
const user = { uid: '7', xid: 'u', username: 'U', head: null, level: 3, is_super: 0 }
const conversation = { conversation_id: 'sg_12345678', friendly_name: 'G', muted: 0, unreadMsgCount: 0, lastMsg: null }

const valueOf = <A>(codec: t.Type<A, unknown, unknown>, u: unknown): A => {
  const decoded = codec.decode(u)
  if (E.isLeft(decoded)) throw new Error('not decoded')
  return decoded.right
}
const answerTo = <I, A>(call: HttpCall<I, A>, input: I, text: string) => {
  const data = readAnswer(200, text)
  return E.isLeft(data) ? data : E.mapLeft(() => malformed)(call.answerTo(input).decode(data.right))
}
const trending = (text: string, limit = 10) => answerTo(groupListCalls.newTrending, { page: 1, limit }, text)

describe('A response of the server', () => {
  it.each([
    ['BI-272', ''],
    ['BI-273', 'null'],
    ['BI-274', '[]'],
    ['BI-275', '{'],
    ['BI-276', '<html>502 Bad Gateway</html>'],
    ['BI-279', '{"code":"0","data":{}}'],
    ['BI-288', '{"code":0,"code":"1","data":{}}'],
  ])('%s a response that is not a JSON object with a numeric code is malformed', (_id, text) => {
    expect(readAnswer(200, text)).toEqual(E.left(malformed))
  })

  it('R1-241 R2-193 R3-238 a response with code 0 succeeds and returns its data', () => {
    expect(readAnswer(200, '{"code":0,"msg":"done","data":{"a":1}}')).toEqual(E.right({ a: 1 }))
    expect(readAnswer(200, '{"code":1,"msg":"not done","data":{"a":1}}')).toEqual(E.left(refused('not done')))
  })

  it('BI-276 a response with HTTP status 502 means that the server is unreachable', () => {
    expect(readAnswer(502, '<html>502 Bad Gateway</html>')).toEqual(E.left(unreachable))
  })

  it('BI-277 a response that begins with a byte order mark is read like any other response', () => {
    expect(readAnswer(200, '\ufeff{"code":0,"data":{}}')).toEqual(E.right({}))
  })

  it('BI-278 a response without data is malformed only if the REST request needs data', () => {
    expect(trending('{"code":0}')).toEqual(E.left(malformed))
    expect(answerTo(accountCalls.logout, {}, '{"code":0}')).toEqual(E.right(undefined))
  })

  it('BI-280 a response with null in place of a list is read as an empty list', () => {
    expect(trending('{"code":0,"data":null}')).toEqual(E.right({ items: [], dropped: 0 }))
  })

  it('BI-281 R1-324 a response with code 401 or HTTP status 401 means that the server has refused the session', () => {
    expect(readAnswer(200, '{"code":401,"msg":"x"}')).toEqual(E.left(sessionRefused))
    expect(readAnswer(401, '<html>')).toEqual(E.left(sessionRefused))
  })

  it('BI-282 R1-325 a response with code 35002 is a refusal without a text', () => {
    expect(readAnswer(200, '{"code":35002,"msg":"x"}')).toEqual(E.left(refusedSilently))
  })

  it('BI-283 R1-325 R2-280 R3-239 a response with any other code is a refusal with the server’s text, cut to 300 characters', () => {
    const words = '<img src=x onerror=alert(1)>'
    expect(readAnswer(200, JSON.stringify({ code: 1, msg: words }))).toEqual(E.left(refused(words)))
    const long = readAnswer(200, JSON.stringify({ code: 1, msg: 'a'.repeat(5_000) }))
    expect(long).toEqual(E.left(refused('a'.repeat(300))))
  })

  it('BI-284 a response with an error code and a message that is no string is a refusal without a text', () => {
    expect(readAnswer(200, '{"code":1,"msg":{"a":1}}')).toEqual(E.left(refused('')))
  })

  it('BI-285 a key named __proto__ in a response cannot make a user a super user', () => {
    const { is_super: _is, ...without } = user
    const text = `{"code":0,"data":{"__proto__":{"is_super":1},"\\u005f_proto__":{"is_super":1},${JSON.stringify({ ...without, level: -1 }).slice(1)}}`
    const profile = answerTo(profileCalls.getProfile, {}, text)
    expect(profile).toMatchObject(E.right({ isSuper: false, person: { level: 0 } }))
    expect(Reflect.get({}, 'is_super')).toBeUndefined()
  })

  it('BI-286 a key named constructor in a response cannot change the prototype of an object', () => {
    const text = `{"code":0,"data":{"constructor":{"prototype":{"is_super":1}},${JSON.stringify(user).slice(1)}}`
    expect(answerTo(profileCalls.getProfile, {}, text)).toMatchObject(E.right({ isSuper: false }))
    expect(Reflect.get({}, 'is_super')).toBeUndefined()
  })

  it('BI-287 an invalid row of a list in a response is dropped and counted, and the valid rows stay', () => {
    const text = JSON.stringify({ code: 0, data: { list: [{ ...group, gid: '__proto__' }, group] } })
    expect(trending(text)).toMatchObject(E.right({ items: [{ gid: '12345678' }], dropped: 1 }))
  })

  it('BI-288 when a response contains a key twice, the last value counts', () => {
    expect(readAnswer(200, '{"code":0,"code":1,"data":{}}')).toEqual(E.left(refused('')))
  })

  it.each([
    ['BI-289', -5, 0],
    ['BI-290', Infinity, 0],
    ['BI-290', 1.9, 1],
    ['BI-290', 'many', 0],
  ])('%s a group’s member count of %s is read as a whole number from 0', (_id, count, shown) => {
    expect(valueOf(GroupWire, { ...group, member_count: count }).memberCount).toBe(shown)
  })

  it.each([
    ['BI-291', -1, 0],
    ['BI-292', 1_000_000, 1_000_000],
  ])('%s an unread count of %d in a response is read as %d', (_id, count, shown) => {
    expect(valueOf(ConversationWire, { ...conversation, unreadMsgCount: count }).unread).toBe(shown)
  })

  it('BI-293 a number in place of an id is rejected, because large numbers are rounded', () => {
    expect(E.isLeft(UserWire.decode({ ...user, xid: JSON.parse('9007199254740993') }))).toBe(true)
    expect(E.isLeft(GroupWire.decode({ ...group, gid: 12345678 }))).toBe(true)
  })

  it('BI-294 an unknown join_type of a group is read as private, and an unknown join_mode as normal', () => {
    expect(valueOf(GroupWire, { ...group, join_type: 7 }).joinType).toBe('private')
    expect(valueOf(GroupWire, { ...group, join_type: 0 }).joinType).toBe('normal')
    expect(valueOf(GroupWire, { ...group, join_mode: 7 }).joinMode).toBe('normal')
    expect(valueOf(GroupWire, { ...group, join_mode: 1 }).joinMode).toBe('free')
  })

  it('BI-295 a flag with the number 1 is read as true, and a flag with the string "1" is rejected', () => {
    expect(valueOf(GroupWire, { ...group, is_participant: 1 }).isMember).toBe(true)
    expect(E.isLeft(GroupWire.decode({ ...group, is_participant: '1' }))).toBe(true)
  })

  it('FOL-4 another member without a follow state is rejected, but one’s own profile needs no follow state', () => {
    const withoutFollow = { ...user, follow: undefined }
    expect(valueOf(OtherUserWire, { ...withoutFollow, follow: 1 }).follow).toBe(true)
    expect(E.isLeft(OtherUserWire.decode(withoutFollow))).toBe(true)
    expect(valueOf(UserWire, withoutFollow).follow, 'one’s own profile').toBe(false)
    const row = { id: '1', xid: user.xid, uid: user.uid, username: 'Ann', head: null }
    expect(valueOf(FollowsWire, { list: [{ ...row, follow: 0 }, row] })).toMatchObject({
      items: [{ rowId: '1', follow: false }],
      dropped: 1,
    })
  })

  it.each([[null], [{}], ['x'], [undefined]])('BI-296 %j in place of a list is read as an empty list', (list) => {
    expect(valueOf(toListPage(MemberWire, 10), list)).toEqual({ items: [], dropped: 0 })
  })

  it.each([[null], [{}], ['x'], [undefined]])(
    'IM-6 IM-10 the value %j in place of a list is rejected where missing rows would count as deleted',
    (list) => {
      expect(
        [
          PageWire.decode({ from: 1, to: 2, rev: 0, messages: list }),
          ChangesWire.decode({ rev: 1, messages: list, gone: [] }),
          PositionsWire.decode({ list }),
        ].map(E.isLeft),
      ).toEqual([true, true, true])
    },
  )

  it.each(['from', 'to', 'rev'])(
    'IM-6 a page of messages whose field "%s" is missing or no number is rejected',
    (field) => {
      const page = { from: 3, to: 4, rev: 0, messages: [] }
      expect(
        [page, { ...page, [field]: undefined }, { ...page, [field]: '3' }].map((candidate) =>
          E.isRight(PageWire.decode(candidate)),
        ),
      ).toEqual([true, false, false])
    },
  )

  it('ALL-7 ranges of deleted messages that end before they start are rejected, because joining them would exhaust memory', () => {
    const gone = Array.from({ length: 300 }, () => [1, -1e308])
    expect(
      readImAnswer(JSON.stringify({ event: 'gone', data: { conversation_id: 'sg_12345678', ranges: gone } })),
    ).toBeNull()
    expect(E.isLeft(ChangesWire.decode({ rev: 1, messages: [], gone }))).toBe(true)
  })

  it('BI-297 a response nested a hundred thousand levels deep is malformed and overflows no stack', () => {
    const text = repeated({ prefix: '{"code":0,"data":', repeat: '[', times: 100_000, closing: ']', suffix: '}' })
    expect(readAnswer(200, text)).toEqual(E.left(malformed))
  })

  it('BI-298 a response with a million items is malformed, and a longer list than requested is cut to the requested number', () => {
    const text = repeated({ prefix: '{"code":0,"data":[', repeat: '{},', times: 1_000_000, suffix: '{}]}' })
    expect(readAnswer(200, text)).toEqual(E.left(malformed))
    const many = JSON.stringify({
      code: 0,
      data: { list: Array.from({ length: 500 }, (_, i) => ({ ...group, gid: String(10_000_000 + i) })) },
    })
    expect(trending(many, 10)).toMatchObject(E.right({ items: { length: 10 }, dropped: 0 }))
  })

  it('a response nested up to 64 levels deep is read, and a deeper response is malformed', () => {
    const nested = (depth: number) => readAnswer(200, `{"code":0,"data":${'['.repeat(depth)}${']'.repeat(depth)}}`)
    expect(E.isRight(nested(63))).toBe(true)
    expect(nested(64)).toEqual(E.left(malformed))
  })

  it('brackets inside a string of a response do not count as nesting levels', () => {
    const data = { a: '[[[["{{{\\'.repeat(50) }
    expect(readAnswer(200, JSON.stringify({ code: 0, data }))).toEqual(E.right(data))
  })
})
