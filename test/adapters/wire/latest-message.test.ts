import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GroupWire } from '../../../src/adapters/wire/entities/group'
import { Group } from '../../../src/domain/group'
import { groupOf } from '../../support/builders/group'
import { ann } from '../../support/builders/person'
import { MemberWire } from '../../../src/adapters/wire/entities/member'

const bare = { gid: '12345678', name: 'G', owner_xid: 'o', join_type: 0, join_mode: 0 }
const read = (snapshot: unknown) => {
  const decoded = GroupWire.decode({ ...bare, snapshot })
  return E.isRight(decoded) ? decoded.right.snapshot : 'no group'
}
const said = (seq: number, msg: string) => ({
  id: `m-${seq}`,
  seq,
  from: 'x-ann',
  username: 'Ann',
  head: null,
  type: 101,
  msg,
  time: 1,
})
const room = { channel_id: 'c', title: 'Tea', status: 1, total_count: 3, hosts: [] }

describe("The preview on a group's card", () => {
  it('R1-115 the preview on a group’s card has the announcement, the messages and the live room of the server’s snapshot', () => {
    expect(
      read({
        announcement: [{ id: '7', content: 'New', pictures: ['/a.png'] }],
        msg_list: [said(1, 'hello')],
        live_room: room,
      }),
    ).toEqual({
      announcement: { text: 'New', picture: '/a.png' },
      said: [{ seq: 1, xid: 'x-ann', name: 'Ann', avatar: null, text: 'hello' }],
      live: { title: 'Tea', audience: 3 },
    })
  })

  it('R1-115 a group without a snapshot is read without a preview, and invalid contents of a snapshot are left out', () => {
    expect([undefined, null, 'x', 5].map(read)).toEqual([null, null, null, null])
    expect(
      read({ announcement: 7, msg_list: [null, { seq: 1 }, said(2, '  '), said(3, 'x')], live_room: 'no' }),
    ).toMatchObject({ announcement: null, said: [{ seq: 3 }], live: null })
  })

  it.each([0, 2, 3, 5, 9])('a live room that is not running (status %i) is left out of the preview', (status) => {
    expect(read({ announcement: [], msg_list: [], live_room: { ...room, status } })).toMatchObject({ live: null })
  })

  it('the preview on a group’s card has at most 40 messages, each with a text of at most 200 characters', () => {
    const flood = read({
      announcement: [{ content: 'x'.repeat(5_000) }],
      msg_list: Array.from({ length: 500 }, (_, i) => said(i + 1, 'y'.repeat(5_000))),
    })
    if (flood === null || flood === 'no group') throw new Error('nothing was read')
    expect([
      flood.said.length,
      Math.max(...flood.said.map(({ text }) => text.length)),
      flood.announcement?.text.length,
    ]).toEqual([40, 200, 200])
  })

  it('R1-115 the preview of a group is unchanged after it was encoded and decoded', () => {
    const text = fc.string({ minLength: 1, maxLength: 20 }).map((word) => `w${word.replaceAll(/[^a-z]/g, '')}`)
    const snapshots = fc.record({
      announcement: fc.option(fc.record({ text, picture: fc.option(fc.constant('/a/b.png')) })),
      said: fc.array(
        fc.record({
          seq: fc.nat(),
          xid: fc.constant(ann.xid),
          name: fc.constant('Ann'),
          avatar: fc.constant(null),
          text,
        }),
        { maxLength: 40 },
      ),
      live: fc.option(fc.record({ title: text, audience: fc.nat() })),
    })
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const group: Group = groupOf('12345678', { snapshot })
        expect(GroupWire.decode(JSON.parse(JSON.stringify(GroupWire.encode(group))))).toEqual(E.right(group))
      }),
    )
  })
})

it('R1-117 a group member in a response is read with an xid, a role from its number and a visitor flag', () => {
  const read_ = (role_id: unknown, is_visitor: unknown) =>
    MemberWire.decode({ xid: 'x-ann', uid: '2900000001', username: 'Ann', head: null, role_id, is_visitor })
  expect([0, 1, 2, 3, 4, 5, 'x'].map((role) => read_(role, 0))).toEqual(
    ['normal', 'owner', 'admin', 'normal', 'ai', 'normal', 'normal'].map((role) =>
      E.right({ xid: 'x-ann', name: 'Ann', avatar: null, role, isVisitor: false }),
    ),
  )
  expect(read_(0, 1)).toMatchObject(E.right({ isVisitor: true }))
})
