import { describe, expect, it } from 'vitest'
import { actsFor, forwardOf, plainText, type Content, type MessageOption, type Viewer } from '../../../src/domain/chat'
import { addMs } from '../../../src/domain/kernel/instant'
import { groupOf } from '../../support/builders/group'
import { noonPlus } from '../../support/builders/instant'
import { messageOf } from '../../support/builders/message'
import { ann, ben, vera } from '../../support/builders/person'

const DAY = 24 * 3_600_000
const sentAt = noonPlus(1)
const asOf = (xid: Viewer['xid'], with_: Partial<Viewer> = {}): Viewer => ({
  xid,
  isSuper: false,
  isVisitor: false,
  ...with_,
})
const group = groupOf('10000001', { ownerXid: ben.xid, adminXids: [] })
const message = (by = ann, content: Content = plainText('hi')) => messageOf({ seq: 1, by, content })
const can = (
  option: MessageOption,
  by: typeof ann,
  viewer: Viewer,
  in_: typeof group | null = group,
  at = addMs(sentAt, 60_000),
  content?: Content,
) => actsFor(message(by, content), viewer, in_, at).includes(option)

describe('Permissions on a message (spec 1 §6)', () => {
  it('R1-220 R1-221 only the owner, an admin or a super user may pin or delete a message in a group', () => {
    for (const option of ['pin', 'delete'] as const) {
      expect(can(option, ann, asOf(ann.xid))).toBe(false)
      expect(can(option, ann, asOf(ben.xid))).toBe(true)
      expect(can(option, ben, asOf(ann.xid), { ...group, adminXids: [ann.xid] })).toBe(true)
      expect(can(option, ann, asOf(ann.xid, { isSuper: true }))).toBe(true)
    }
  })

  it('R1-220 R1-221 in a direct chat a member may delete a message of the peer, but not pin the message', () => {
    expect(can('delete', ben, asOf(ann.xid), null)).toBe(true)
    expect(can('pin', ben, asOf(ann.xid), null)).toBe(false)
  })

  it('R1-223 only a super user may delete a message for everyone', () => {
    expect(can('deleteForAll', ann, asOf(ben.xid))).toBe(false)
    expect(can('deleteForAll', ann, asOf(ben.xid, { isSuper: true }))).toBe(true)
  })

  it('R1-201 R1-227 R1-333 OUT-9 members may recall only their own messages, until exactly 24 hours after sending', () => {
    expect(can('recall', ann, asOf(ann.xid), group, addMs(sentAt, DAY))).toBe(true)
    expect(can('recall', ann, asOf(ann.xid), group, addMs(sentAt, DAY + 1))).toBe(false)
    expect(can('recall', ben, asOf(ann.xid))).toBe(false)
    expect(can('recall', ben, asOf(ann.xid, { isSuper: true }))).toBe(false)
  })

  it.each<Content>([
    { kind: 'bubble', eventId: 'e', isExclusive: false, seconds: 1, levelLimit: 1 },
    { kind: 'gift', giftId: 'g', title: 'Rose', icon: null, receivers: [], price: null, currency: null },
    { kind: 'join', people: [] },
    { kind: 'recalled', by: null },
  ])('nobody may recall a message of the kind $kind', (content) => {
    expect(can('recall', ann, asOf(ann.xid), group, addMs(sentAt, 1), content)).toBe(false)
  })

  it('a member may report another member’s message, but not the member’s own', () => {
    expect(can('report', ben, asOf(ann.xid))).toBe(true)
    expect(can('report', ann, asOf(ann.xid))).toBe(false)
  })

  it('the group owner may remove a member from the group, an ordinary member may not, and nobody may remove the owner', () => {
    expect(can('removeSender', ann, asOf(ben.xid))).toBe(true)
    expect(can('removeSender', ben, asOf(ann.xid, { isSuper: true }))).toBe(false)
    expect(can('removeSender', ben, asOf(ann.xid))).toBe(false)
  })

  it('visitors and non-members may only copy a message', () => {
    expect(actsFor(message(), asOf(vera.xid, { isVisitor: true }), group, sentAt)).toEqual(['copy'])
    expect(actsFor(message(), asOf(vera.xid), { ...group, isMember: false }, sentAt)).toEqual(['copy'])
  })

  it('a reply is forwarded as its text, and a service message cannot be forwarded', () => {
    expect(forwardOf({ kind: 'reply', text: 'yes', mentions: [], quote: null })).toEqual(plainText('yes'))
    expect(forwardOf({ kind: 'join', people: [] })).toBeNull()
  })
})
