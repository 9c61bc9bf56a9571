import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AnnouncementAction } from '../../../../src/domain/announcement'
import { unreachable } from '../../../../src/domain/kernel/failure'
import { announcementOf, announcementsFrom, roomOf } from '../../../support/builders/announcement'
import { ann, ben, vera } from '../../../support/builders/person'
import { type FakeApp, live } from '../../support/fake-app'
import { scrollIntoView } from '../../support/fake-intersection'
import { updates, open, rooms, of, editor, key, entries, waited } from '../../support/group-page'

const acts = (app: FakeApp): readonly AnnouncementAction[] =>
  app.saidToAccount.flatMap((message) =>
    message.type === 'announcement/PerformAnnouncementAction' ? [message.act] : [],
  )

describe('The updates of a group', () => {
  it('R1-088 the updates of a group without announcements say that there is no announcement yet', () => {
    updates(open(live(ann)).hear(rooms(roomOf({ gid: of, title: 'Open square' }))))
    expect(screen.getByText('no announcement in group yet')).toBeTruthy()
  })

  it('R1-088 the updates of a group show a live room until the room has ended', () => {
    const app = updates(open(live(ann)).hear(rooms(roomOf({ gid: of, title: 'Open square' }))))
    expect(screen.getByText('Open square')).toBeTruthy()
    app.hear(
      { type: 'group-overview/ShowGroupOverview', gid: of },
      rooms(roomOf({ gid: of, title: 'Open square', status: 'ended' })),
    )
    expect(screen.queryByText('Open square')).toBeNull()
  })

  it('R1-089 a member who may not edit the group has no link to the announcement form in the updates', () => {
    updates(open(live(ann)))
    expect(screen.queryByRole('link', { name: 'Announce' })).toBeNull()
  })

  it('R1-089 R1-217 an admin of the group has a link to the announcement form in the updates', () => {
    updates(open(live(ann), editor))
    expect(screen.getByRole('link', { name: 'Announce' }).getAttribute('href')).toBe(`/group/${key}/announce-create`)
  })

  it('R1-090 R1-092 an announcement card shows pictures, reactions, the number of readers and the pinned mark', async () => {
    updates(
      open(live(ann)),
      announcementOf('n1', {
        pinned: true,
        isRead: true,
        readBy: 41,
        pictures: ['/a.png', '/b.png'],
        comments: [{ memeId: 'e1', emoji: '👍', count: 7, xids: [ann.xid] }],
      }),
    )
    const card = screen.getByRole('article', { name: 'Announcement by Ben' })
    expect(within(card).getAllByRole('button', { name: /^Picture/ })).toHaveLength(2)
    expect(within(card).getByText('Pinned')).toBeTruthy()
    expect(within(card).getByText('Read by 41')).toBeTruthy()
    expect(within(card).getByRole('button', { name: '👍, 7 people', pressed: true })).toBeTruthy()
    expect(await entries('Announcement actions')).toEqual(['Report'])
  })

  it('R1-091 R1-092 an admin’s menu of an announcement has Recap of the ended room, Report, Pin, and Delete with a confirmation', async () => {
    const app = updates(
      open(live(ann), editor),
      announcementOf('n1', { isRead: true, room: roomOf({ status: 'ended' }) }),
    )
    expect(await entries('Announcement actions')).toEqual(['Recap', 'Report', 'Pin', 'Delete'])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete this announcement?' })
    expect(acts(app)).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(acts(app)).toEqual([{ kind: 'remove', gid: of, id: 'n1' }])
  })

  it.each([true, false])(
    'R1-007 R1-093 only a super user sees and can copy the channel id of an announced room (super user: %s)',
    (isSuper) => {
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      const room = roomOf({ status: 'ended' })
      updates(open(live(ann, 1, isSuper)), announcementOf('n1', { room }))
      expect(screen.queryAllByText(room.channelId)).toHaveLength(isSuper ? 1 : 0)
      for (const button of screen.queryAllByRole('button', { name: 'Copy channel ID' })) fireEvent.click(button)
      expect(write.mock.calls).toEqual(isSuper ? [[room.channelId]] : [])
    },
  )

  it('a member can add and remove a reaction to an announcement', () => {
    const app = updates(
      open(live(ann)),
      announcementOf('n1', { comments: [{ memeId: 'e1', emoji: '👍', count: 2, xids: [ben.xid] }] }),
    )
    fireEvent.click(screen.getByRole('button', { name: '👍, 2 people' }))
    expect(acts(app)).toEqual([{ kind: 'react', gid: of, id: 'n1', memeId: 'e1', emoji: '👍', on: true }])
    fireEvent.click(screen.getByRole('button', { name: '👍, 3 people' }))
    expect(acts(app).at(-1)).toMatchObject({ kind: 'react', on: false })
  })

  it('an announcement counts as read once its card is in sight', () => {
    const app = updates(open(live(ann)), announcementOf('n1'))
    scrollIntoView()
    expect(acts(app).at(-1)).toEqual({ kind: 'read', gid: of, id: 'n1' })
    expect(screen.getByText('Read by 1')).toBeTruthy()
  })

  it('a visitor sees the reactions to an announcement but can neither add nor remove a reaction', () => {
    const app = updates(
      open(live(vera), { isMember: false }),
      announcementOf('n1', { comments: [{ memeId: 'e1', emoji: '👍', count: 2, xids: [ben.xid] }] }),
    )
    scrollIntoView()
    fireEvent.click(screen.getByRole('button', { name: '👍, 2 people' }))
    expect(acts(app)).toEqual([])
    expect(screen.queryByRole('button', { name: 'Announcement actions' })).toBeNull()
  })

  it('scrolling near the end of the updates loads more announcements, and a failed load shows a Retry button', () => {
    const app = updates(open(live(ann)), ...announcementsFrom(1, 20))
    scrollIntoView()
    expect(app.said('announcement/LoadMoreAnnouncements')).toHaveLength(1)
    app.hear((ask) => ({
      type: 'announcement/AnnouncementsNotLoaded',
      ask: ask(`board:${of}:2`),
      gid: of,
      failure: unreachable,
    }))
    fireEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Retry' }))
    expect(app.said('announcement/RetryAnnouncements')).toHaveLength(1)
  })

  it('updates that failed to load show an error and a Retry button', () => {
    const app = open(live(ann)).hear(waited, (ask) => ({
      type: 'announcement/AnnouncementsNotLoaded',
      ask: ask(`board:${of}:1`),
      gid: of,
      failure: unreachable,
    }))
    fireEvent.click(screen.getByRole('button', { name: 'Group updates' }))
    fireEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Retry' }))
    expect(app.said('announcement/RetryAnnouncements')).toEqual([{ type: 'announcement/RetryAnnouncements', gid: of }])
  })
})
