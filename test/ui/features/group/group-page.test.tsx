import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { Announcement, AnnouncementAction } from '../../../../src/domain/announcement'
import type { Group } from '../../../../src/domain/group'
import { Decimal } from '../../../../src/domain/kernel/decimal'
import { Xid } from '../../../../src/domain/kernel/ids'
import { unreachable } from '../../../../src/domain/kernel/failure'
import { GroupScreen } from '../../../../src/ui/features/group/GroupScreen'
import { announcementOf, announcementsFrom, roomOf } from '../../../support/builders/announcement'
import { gid, groupOf, memberOf } from '../../../support/builders/group'
import { made } from '../../../support/builders/made'
import { sessionOf } from '../../../support/builders/session'
import { summaryOf } from '../../../support/builders/summary'
import { ann, ben, sender, vera } from '../../../support/builders/person'
import { FakeApp, live, type AccountStep } from '../../support/fake-app'
import { show } from '../../support/show'
import { scrollIntoView } from '../../support/fake-intersection'

const key = '12345678'
const of = gid(key)
const found =
  (with_: Partial<Group> = {}): AccountStep =>
  (ask) => ({ type: 'GroupFound', ask: ask(`find:${key}`), key, group: groupOf(key, { name: 'Tea', ...with_ }) })
const announced =
  (...announcements: readonly Announcement[]): AccountStep =>
  (ask) => ({ type: 'AnnouncementsLoaded', ask: ask(`board:${of}:1`), gid: of, page: 1, size: 20, announcements })
const waited: AccountStep = (ask) => ({ type: 'AlarmRang', ask: ask(`wait:board:${of}`) })
const rooms =
  (...list: ReturnType<typeof roomOf>[]): AccountStep =>
  (ask) => ({ type: 'LiveRoomsLoaded', ask: ask('liveRooms'), rooms: list })
const person = (name: string) => ({ xid: made(Xid, `x-${name}`), name, avatar: null })
const givers =
  (count: number): AccountStep =>
  (ask) => ({
    type: 'GiftRankLoaded',
    ask: ask(`rank:${of}`),
    gid: of,
    givers: Array.from({ length: count }, (_, n) => ({
      ...person(`giver${n + 1}`),
      given: made(Decimal, String(500 - n)),
    })),
  })

const open = (app: FakeApp, with_: Partial<Group> = {}) => {
  show(
    <>
      <Link to="/group/87654321">elsewhere</Link>
      <Routes>
        <Route path="/group/:key" element={<GroupScreen />} />
        <Route path="/message" element={<p>the messages</p>} />
        <Route path="/group" element={<p>the centre</p>} />
      </Routes>
    </>,
    { app, at: `/group/${key}` },
  )
  return app.hear(found(with_))
}
const editor = { adminXids: [ann.xid] }
const updates = (app: FakeApp, ...announcements: readonly Announcement[]) => {
  app.hear(waited, announced(...announcements))
  fireEvent.click(screen.getByRole('button', { name: /^Group updates/ }))
  return app
}
const acts = (app: FakeApp): readonly AnnouncementAction[] =>
  app.saidToAccount.flatMap((message) => (message.type === 'ActOnAnnouncement' ? [message.act] : []))
const entries = async (button: string) => {
  fireEvent.click(screen.getByRole('button', { name: button }))
  const menu = await screen.findByRole('menu')
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)
}

describe('The header of a group', () => {
  it('R1-068 R1-070 its badge shows on a press who verified the group, and is absent for an unverified group', async () => {
    open(live(ann), { verification: { kind: 'official', projectName: 'Mesh', since: null, link: null } })
    fireEvent.click(screen.getByRole('button', { name: 'Official community' }))
    expect(within(await screen.findByRole('dialog')).getByText('Mesh')).toBeTruthy()
    cleanup()
    open(live(ann))
    expect(screen.queryByRole('button', { name: 'Official community' })).toBeNull()
  })

  it('R1-077 R1-078 has a ring while a room is live, and shows its title, at most 10 people and the listener count', async () => {
    const app = open(live(ann))
    expect(screen.queryByText(/listening/)).toBeNull()
    app.hear(
      rooms(
        roomOf({
          gid: of,
          title: 'Open square',
          audience: 1_284,
          hosts: [sender(ben)],
          speakers: Array.from({ length: 12 }, (_, n) => person(`s${n}`)),
        }),
      ),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Live, 1,284 listening' }))
    const dialog = await screen.findByRole('dialog', { name: 'Open square' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(10)
    expect(within(dialog).getByText('+3')).toBeTruthy()
    expect(within(dialog).getByText('Live, 1,284 listening')).toBeTruthy()
  })

  it('R2-124 asks a visitor to sign in before entering the room', async () => {
    const app = open(
      new FakeApp().heard({ type: 'NeedSession' }, (ask) => ({
        type: 'VisitorEntered',
        ask: ask('enterAsVisitor'),
        session: sessionOf(vera),
      })),
    )
    app.hear(rooms(roomOf({ gid: of, title: 'Open square', hosts: [sender(ben)] })))
    fireEvent.click(screen.getByRole('button', { name: /^Live/ }))
    const inPopover = within(await screen.findByRole('dialog', { name: 'Open square' }))
    expect(inPopover.queryByRole('link')).toBeNull()
    fireEvent.click(inPopover.getByRole('button', { name: 'Join' }))
    expect(app.said('ShowVisitorDialog')).toHaveLength(1)
  })

  it('R1-078 R3-182 shows no listeners before the room has started', () => {
    open(live(ann)).hear(rooms(roomOf({ gid: of, status: 'prepare' })))
    expect(screen.queryByText(/listening/)).toBeNull()
  })

  it('R1-079 shows three givers and how many more, and opens the whole rank', async () => {
    open(live(ann)).hear(givers(12))
    const button = screen.getByRole('button', { name: 'Gift rank' })
    expect(button.textContent).toBe('GGG+9')
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Gift rank' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(12)
    expect(within(dialog).getByText('500 LOOP')).toBeTruthy()
  })

  it('R1-080 has an icon that opens the updates and marks unread ones', () => {
    updates(open(live(ann)), announcementOf('n1'))
    expect(screen.getByRole('button', { name: 'Group updates, unread' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Updates', selected: true })).toBeTruthy()
    expect(screen.getByText('Announcement n1')).toBeTruthy()
  })

  it('R1-081 shows the settings to editors only', () => {
    open(live(ann))
    expect(screen.queryByRole('link', { name: 'Group settings' })).toBeNull()
  })

  it('R1-081 links an admin to the settings', () => {
    open(live(ann), editor)
    expect(screen.getByRole('link', { name: 'Group settings' }).getAttribute('href')).toBe(`/group/${key}/group-edit`)
  })

  it('R1-082 has a menu in which editors announce', async () => {
    open(live(ann), editor)
    expect(await entries('Group actions')).toEqual(['Start a space', 'Announce', 'Invite people', 'Leave group'])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Leave group' }))
    expect(await screen.findByRole('dialog', { name: 'Leave Tea?' })).toBeTruthy()
  })

  it('R2-032 R2-188 offers editing of a planned room to editors and its hosts only', async () => {
    const to = { ...roomOf({ gid: of, status: 'prepare', hosts: [sender(ben)] }) }
    open(live(ann), editor).hear(rooms(to))
    expect(await entries('Group actions')).toContain('Edit Space')
    cleanup()
    open(live(ben)).hear(rooms(to))
    expect(await entries('Group actions')).toContain('Edit Space')
    cleanup()
    open(live(ann)).hear(rooms(to))
    expect(await entries('Group actions')).not.toContain('Edit Space')
    cleanup()
    open(live(ann), editor).hear(rooms({ ...to, status: 'started' }))
    expect(await entries('Group actions')).not.toContain('Edit Space')
  })

  it('R2-032 offers editing of each planned room by its title, also while another room is live', async () => {
    const live_ = roomOf({ gid: of, status: 'started' })
    const [tea, milk] = [
      roomOf({ gid: of, status: 'prepare', title: 'Tea' }),
      roomOf({ gid: of, status: 'prepare', title: 'Milk' }),
    ]
    open(live(ann), editor).hear(rooms(live_, tea))
    expect(await entries('Group actions')).toContain('Edit Space')
    cleanup()
    open(live(ann), editor).hear(rooms(live_, tea, milk))
    expect(await entries('Group actions')).toEqual(expect.arrayContaining(['Edit Space · Tea', 'Edit Space · Milk']))
  })

  it('has a menu in which any member invites people', async () => {
    open(live(ann))
    expect(await entries('Group actions')).toEqual(['Invite people', 'Leave group'])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Invite people' }))
    expect(await screen.findByRole('dialog', { name: 'Invite people' }, { timeout: 10_000 })).toBeTruthy()
  })
})

describe('The updates of a group', () => {
  it('R1-088 show the room until it has ended, and say that there is no announcement', () => {
    const app = updates(open(live(ann)).hear(rooms(roomOf({ gid: of, title: 'Open square' }))))
    expect(screen.getByText('no announcement in group yet')).toBeTruthy()
    expect(screen.getByText('Open square')).toBeTruthy()
    app.hear({ type: 'ShowSpotlight', gid: of }, rooms(roomOf({ gid: of, title: 'Open square', status: 'ended' })))
    expect(screen.queryByText('Open square')).toBeNull()
  })

  it('R1-089 hide the announce link from members', () => {
    updates(open(live(ann)))
    expect(screen.queryByRole('link', { name: 'Announce' })).toBeNull()
  })

  it('R1-089 R1-217 link an editor to the announcement form', () => {
    updates(open(live(ann), editor))
    expect(screen.getByRole('link', { name: 'Announce' }).getAttribute('href')).toBe(`/group/${key}/announce-create`)
  })

  it('R1-090 R1-092 a card shows text, pictures, reactions and the pinned mark, and offers members only the report', async () => {
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

  it('R1-091 R1-092 an editor’s menu has pin, delete and the recap of an ended room; delete asks first', async () => {
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

  it.each([true, false])('R1-007 R1-093 only a super user sees and copies the channel id of a room (%s)', (isSuper) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const room = roomOf({ status: 'ended' })
    updates(open(live(ann, 1, isSuper)), announcementOf('n1', { room }))
    expect(screen.queryAllByText(room.channelId)).toHaveLength(isSuper ? 1 : 0)
    for (const button of screen.queryAllByRole('button', { name: 'Copy channel ID' })) fireEvent.click(button)
    expect(write.mock.calls).toEqual(isSuper ? [[room.channelId]] : [])
  })

  it('a member reacts and takes it back, and a card in sight counts as read', () => {
    const app = updates(
      open(live(ann)),
      announcementOf('n1', { comments: [{ memeId: 'e1', emoji: '👍', count: 2, xids: [ben.xid] }] }),
    )
    fireEvent.click(screen.getByRole('button', { name: '👍, 2 people' }))
    expect(acts(app)).toEqual([{ kind: 'react', gid: of, id: 'n1', memeId: 'e1', emoji: '👍', on: true }])
    fireEvent.click(screen.getByRole('button', { name: '👍, 3 people' }))
    expect(acts(app).at(-1)).toMatchObject({ kind: 'react', on: false })
    scrollIntoView()
    expect(acts(app).at(-1)).toEqual({ kind: 'read', gid: of, id: 'n1' })
    expect(screen.getByText('Read by 1')).toBeTruthy()
  })

  it('a visitor sees reactions but can change nothing', () => {
    const app = updates(
      open(live(vera), { isMember: false }),
      announcementOf('n1', { comments: [{ memeId: 'e1', emoji: '👍', count: 2, xids: [ben.xid] }] }),
    )
    scrollIntoView()
    fireEvent.click(screen.getByRole('button', { name: '👍, 2 people' }))
    expect(acts(app)).toEqual([])
    expect(screen.queryByRole('button', { name: 'Announcement actions' })).toBeNull()
  })

  it('load the next page near their end, and offer a Retry when it fails', () => {
    const app = updates(open(live(ann)), ...announcementsFrom(1, 20))
    scrollIntoView()
    expect(app.said('LoadMoreAnnouncements')).toHaveLength(1)
    app.hear((ask) => ({ type: 'AnnouncementsNotLoaded', ask: ask(`board:${of}:2`), gid: of, failure: unreachable }))
    fireEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Retry' }))
    expect(app.said('RetryAnnouncements')).toHaveLength(1)
  })

  it('say that they failed, and retry', () => {
    const app = open(live(ann)).hear(waited, (ask) => ({
      type: 'AnnouncementsNotLoaded',
      ask: ask(`board:${of}:1`),
      gid: of,
      failure: unreachable,
    }))
    fireEvent.click(screen.getByRole('button', { name: 'Group updates' }))
    fireEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Retry' }))
    expect(app.said('RetryAnnouncements')).toEqual([{ type: 'RetryAnnouncements', gid: of }])
  })
})

describe('The info panel of a group', () => {
  const info = (app: FakeApp) => {
    fireEvent.click(screen.getByRole('button', { name: 'Group info' }))
    return app
  }

  it('R1-086 stands beside the chat with icon, name, member count, description and actions', async () => {
    const app = open(live(ann), { description: 'About tea', memberCount: 1_234 })
    app.hear((ask) => ({
      type: 'ConversationsListed',
      ask: ask('list'),
      conversations: [summaryOf({ conversationId: groupOf(key).conversationId, gid: of, name: 'Tea' })],
    }))
    info(app)
    const panel = within(screen.getByRole('complementary', { name: 'Group info' }))
    expect(panel.getByRole('heading', { level: 2, name: 'Tea' })).toBeTruthy()
    expect([panel.getByText('About tea'), panel.getByText('1,234')].length).toBe(2)
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Pin', 'Mute', 'Clear history', 'Leave group']),
    )
  })

  it('R1-084 shares the invite link once it has loaded', () => {
    const app = info(open(live(ann)))
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    app.hear((ask) => ({ type: 'InviteKeyLoaded', ask: ask(`invite:${of}`), gid: of, key: 'TownSq01' }))
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  })

  it('offers to leave the group, and asks an owner for its future', async () => {
    info(open(live(ann), { ownerXid: ann.xid }))
    fireEvent.click(screen.getByRole('button', { name: 'Leave group' }))
    expect(await screen.findByRole('dialog', { name: 'You own Tea' }, { timeout: 10_000 })).toBeTruthy()
  })

  it('R1-087 loads more members near their end', () => {
    const app = info(open(live(ann), { memberCount: 100_000 }))
    app.hear((ask) => ({
      type: 'MembersLoaded',
      ask: ask(`members:${of}:1`),
      gid: of,
      page: 1,
      size: 2,
      members: [memberOf(ben, { role: 'owner' }), memberOf(ann)],
    }))
    expect(screen.getByText('99,999')).toBeTruthy()
    scrollIntoView()
    expect(app.said('LoadMoreMembers')).toHaveLength(1)
  })
})

describe('An open group that disappears', () => {
  const changed: AccountStep = { type: 'GroupChanged', gid: of }

  it('says that the member was removed, and leads out', async () => {
    open(live(ann)).hear(changed, found({ isMember: false }))
    const dialog = await screen.findByRole('dialog', { name: 'You are no longer in Tea' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.getByText('the messages')).toBeTruthy())
  })

  it('leads out without a dialog after leaving here', async () => {
    const app = open(live(ann))
    app.hearInTab({ type: 'DoDeed', deed: { kind: 'leave', gid: of, xid: ann.xid } })
    app.hear(changed, found({ isMember: false }))
    await waitFor(() => expect(screen.getByText('the centre')).toBeTruthy())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that it was dissolved', async () => {
    open(live(ann)).hear(changed, (ask) => ({ type: 'GroupNotFound', ask: ask(`find:${key}`), key }))
    expect(await screen.findByRole('dialog', { name: 'Tea was dissolved' })).toBeTruthy()
    expect(screen.queryByText('Page not found')).toBeNull()
  })

  it('says nothing when the member moves on to an unknown address', async () => {
    const app = open(live(ann))
    fireEvent.click(screen.getByText('elsewhere'))
    app.hear((ask) => ({ type: 'GroupNotFound', ask: ask('find:87654321'), key: '87654321' }))
    expect(await screen.findByText('Page not found')).toBeTruthy()
    // The dialog would be there by now: it waits only for this import.
    await act(async () => {
      await import('../../../../src/ui/features/group/header/GroupUnavailableDialog')
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows "not found" to a non-member, without a dialog', async () => {
    open(live(ann), { isMember: false }).hear(changed, (ask) => ({
      type: 'GroupNotFound',
      ask: ask(`find:${key}`),
      key,
    }))
    expect(await screen.findByText('Page not found')).toBeTruthy()
    await act(async () => {
      await import('../../../../src/ui/features/group/header/GroupUnavailableDialog')
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says nothing to a visitor', () => {
    const app = open(live(vera), { isMember: false }).hear(changed, found({ isMember: false, memberCount: 2 }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(app.said('ShowGroup')).toHaveLength(1)
  })
})
