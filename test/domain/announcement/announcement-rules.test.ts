import { describe, expect, it } from 'vitest'
import {
  announced,
  announcementOptions,
  isRoomOpen,
  noAnnouncement,
  PICTURES,
  mayInteract,
  topicsIn,
  announceRefusal,
} from '../../../src/domain/announcement'
import type { Viewer } from '../../../src/domain/chat'
import { announcementOf, roomOf } from '../../support/builders/announcement'
import { groupOf } from '../../support/builders/group'
import { ann, ben, sender, vera } from '../../support/builders/person'

const group = groupOf('10000001', { adminXids: [ann.xid] })
const owner: Viewer = { xid: ben.xid, isSuper: false, isVisitor: false }
const admin: Viewer = { ...owner, xid: ann.xid }
const member: Viewer = { ...owner, xid: vera.xid }
const visitor: Viewer = { ...member, isVisitor: true }
const superUser: Viewer = { ...member, isSuper: true }
const plain = announcementOf('n1')
const of = (viewer: Viewer, one = plain) => announcementOptions(one, viewer, group)

describe('The menu of an announcement', () => {
  it('R1-092 R1-219 the menu of an announcement offers report to members, also pin and delete to editors, and nothing to visitors', () => {
    for (const editor of [owner, admin, superUser]) expect(of(editor)).toEqual(['report', 'pin', 'remove'])
    expect(of(member)).toEqual(['report'])
    expect(of(visitor)).toEqual([])
  })

  it('R1-091 the menu of an announcement offers the recap only after its room has ended, and only to a room host or a group admin', () => {
    const with_ = (status: 'started' | 'ended' | 'cancelled', host = ben) =>
      announcementOf('n1', { room: roomOf({ status, hosts: [sender(host)] }) })
    expect(of(admin, with_('ended'))).toContain('recap')
    expect(of(admin, with_('started'))).not.toContain('recap')
    expect(of(member, with_('ended'))).not.toContain('recap')
    expect(of(member, with_('ended', vera))).toContain('recap')
  })

  it('only members and super users may react to announcements and mark them as read', () => {
    const outside = { ...group, isMember: false }
    expect([
      mayInteract(member, group),
      mayInteract(member, outside),
      mayInteract(superUser, outside),
      mayInteract(visitor, group),
    ]).toEqual([true, false, true, false])
  })
})

describe('An announcement', () => {
  it('an announcement is refused as empty unless it has visible text, a picture or a video', () => {
    expect(announceRefusal({ ...noAnnouncement, text: '  \n ' })).toBe('empty')
    expect(announceRefusal({ ...noAnnouncement, text: 'hi' })).toBeNull()
    expect(announceRefusal({ ...noAnnouncement, pictures: ['/a.png'] })).toBeNull()
    expect(announceRefusal({ ...noAnnouncement, video: { url: '/a.mp4', poster: null } })).toBeNull()
  })

  it('an announcement is refused with more than 10,000 characters, more than 9 pictures, or both pictures and a video', () => {
    const pictures = Array.from({ length: PICTURES }, (_, i) => `/p${i}.png`)
    expect(announceRefusal({ ...noAnnouncement, text: 'x'.repeat(10_000), pictures })).toBeNull()
    expect(announceRefusal({ ...noAnnouncement, text: 'x'.repeat(10_001) })).toBe('tooLong')
    expect(announceRefusal({ ...noAnnouncement, pictures: [...pictures, '/more.png'] })).toBe('tooMany')
    expect(announceRefusal({ ...noAnnouncement, pictures, video: { url: '/a.mp4', poster: null } })).toBe('tooMany')
  })

  it('the first ten different words after a # are the topics of an announcement', () => {
    expect(topicsIn('Come to the #market! #读书 and #market again, a#b is none, nor ## or #')).toEqual([
      'market',
      '读书',
    ])
    expect(topicsIn(Array.from({ length: 30 }, (_, i) => `#t${i}`).join(' '))).toHaveLength(10)
  })

  it('an announcement mentions a chosen member only if the member’s name is still in the text', () => {
    const draft = {
      ...noAnnouncement,
      text: ' hello @Ann ',
      mentions: [
        { xid: ann.xid, name: 'Ann' },
        { xid: ben.xid, name: 'Ben' },
      ],
    }
    expect(announced(draft)).toEqual({
      ...noAnnouncement,
      text: 'hello @Ann',
      mentions: [{ xid: ann.xid, name: 'Ann' }],
    })
  })

  it('the room of an announcement counts as open in preparation or after its start, but not if disabled, ended or cancelled', () => {
    expect(
      (['disabled', 'started', 'prepare', 'ended', 'cancelled'] as const).filter((status) =>
        isRoomOpen(roomOf({ status })),
      ),
    ).toEqual(['started', 'prepare'])
  })
})
