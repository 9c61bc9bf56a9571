import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../../src/domain/kernel/decimal'
import { Xid } from '../../../../src/domain/kernel/ids'
import { announcementOf, roomOf } from '../../../support/builders/announcement'
import { made } from '../../../support/builders/made'
import { sessionOf } from '../../../support/builders/session'
import { ann, ben, sender, vera } from '../../../support/builders/person'
import { FakeApp, live, type AccountStep } from '../../support/fake-app'
import { of, open, rooms, updates, editor, key, entries } from '../../support/group-page'
import { giftRankQuery } from '../../../../src/domain/group-overview'
import { queryLoaded } from '../../../support/query-steps'

const person = (name: string) => ({ xid: made(Xid, `x-${name}`), name, avatar: null })
const givers = (count: number): AccountStep =>
  queryLoaded(
    giftRankQuery,
    { gid: of },
    Array.from({ length: count }, (_, n) => ({ ...person(`giver${n + 1}`), given: made(Decimal, String(500 - n)) })),
  )

describe('The header of a group', () => {
  it('R1-068 a press on the badge in the header of a verified group shows who verified the group', async () => {
    open(live(ann), { verification: { kind: 'official', projectName: 'Mesh', since: null, link: null } })
    fireEvent.click(screen.getByRole('button', { name: 'Official community' }))
    expect(within(await screen.findByRole('dialog')).getByText('Mesh')).toBeTruthy()
  })

  it('R1-070 the header of an unverified group has no badge', () => {
    open(live(ann))
    expect(screen.queryByRole('button', { name: 'Official community' })).toBeNull()
  })

  it('R1-077 R1-078 a press on the live mark in a group’s header shows the live room’s title, people and number of listeners', async () => {
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

  it('R2-124 a visitor who presses Join for the group’s live room is asked to sign in', async () => {
    const app = open(
      new FakeApp().heard({ type: 'RequireSession' }, (ask) => ({
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

  it('R1-078 R3-182 the header of a group shows no number of listeners before the group’s room has started', () => {
    open(live(ann)).hear(rooms(roomOf({ gid: of, status: 'prepare' })))
    expect(screen.queryByText(/listening/)).toBeNull()
  })

  it('R1-079 the header shows the top three givers and the number of all other givers, and a press opens the whole ranking', async () => {
    open(live(ann)).hear(givers(12))
    const button = screen.getByRole('button', { name: 'Gift rank' })
    expect(button.textContent).toBe('GGG+9')
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Gift rank' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(12)
    expect(within(dialog).getByText('500 LOOP')).toBeTruthy()
  })

  it('R1-080 while updates are unread, the updates icon in the header has a mark, and a press opens the updates', () => {
    updates(open(live(ann)), announcementOf('n1'))
    expect(screen.getByRole('button', { name: 'Group updates, unread' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Updates', selected: true })).toBeTruthy()
    expect(screen.getByText('Announcement n1')).toBeTruthy()
  })

  it('R1-081 a member who may not edit the group sees no link to the group settings in the header', () => {
    open(live(ann))
    expect(screen.queryByRole('link', { name: 'Group settings' })).toBeNull()
  })

  it('R1-081 the header links an admin of the group to the group settings', () => {
    open(live(ann), editor)
    expect(screen.getByRole('link', { name: 'Group settings' }).getAttribute('href')).toBe(`/group/${key}/group-edit`)
  })

  it('R1-082 the menu in the header lets an admin start a space, announce, invite people and leave the group', async () => {
    open(live(ann), editor)
    expect(await entries('Group actions')).toEqual(['Start a space', 'Announce', 'Invite people', 'Leave group'])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Leave group' }))
    expect(await screen.findByRole('dialog', { name: 'Leave Tea?' })).toBeTruthy()
  })

  it('R2-032 R2-188 only admins and the room’s hosts can edit a planned room from the header, and only before the room starts', async () => {
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

  it('R2-032 while another room is live, the menu in the header still has an edit entry for each planned room', async () => {
    const live_ = roomOf({ gid: of, status: 'started' })
    const [tea, milk] = [
      roomOf({ gid: of, status: 'prepare', title: 'Tea', channelId: 'room-2' }),
      roomOf({ gid: of, status: 'prepare', title: 'Milk', channelId: 'room-3' }),
    ]
    open(live(ann), editor).hear(rooms(live_, tea))
    expect(await entries('Group actions')).toContain('Edit Space')
    cleanup()
    open(live(ann), editor).hear(rooms(live_, tea, milk))
    expect(await entries('Group actions')).toEqual(expect.arrayContaining(['Edit Space · Tea', 'Edit Space · Milk']))
  })

  it('the menu in the header lets a member who is no admin invite people', async () => {
    open(live(ann))
    expect(await entries('Group actions')).toEqual(['Invite people', 'Report group', 'Leave group'])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Invite people' }))
    expect(await screen.findByRole('dialog', { name: 'Invite people' }, { timeout: 10_000 })).toBeTruthy()
  })
})
