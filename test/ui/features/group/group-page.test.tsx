import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resetLazyModules } from '../../../../src/ui/components/lazy-module'
import { groupOf, memberOf } from '../../../support/builders/group'
import { summaryOf } from '../../../support/builders/summary'
import { ann, ben, vera } from '../../../support/builders/person'
import { type FakeApp, live, type AccountStep } from '../../support/fake-app'
import { scrollIntoView } from '../../support/fake-intersection'
import { open, key, of, found } from '../../support/group-page'
import { inviteKeyQuery } from '../../../../src/domain/group-overview'
import { queryLoaded } from '../../../support/query-steps'

describe('The info panel of a group', () => {
  const info = (app: FakeApp) => {
    fireEvent.click(screen.getByRole('button', { name: 'Group info' }))
    return app
  }

  it('R1-086 the info panel beside the chat shows the group’s name, member count, description and actions', async () => {
    const app = open(live(ann), { description: 'About tea', memberCount: 1_234 })
    app.hear((ask) => ({
      type: 'chat/ConversationsListed',
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

  it('R1-084 the info panel has a Share button once the invite key of the group has loaded', () => {
    const app = info(open(live(ann)))
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    app.hear(queryLoaded(inviteKeyQuery, { gid: of }, ['TownSq01']))
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  })

  it('an owner who presses Leave group is asked to choose a new owner or to dissolve the group', async () => {
    info(open(live(ann), { ownerXid: ann.xid }))
    fireEvent.click(screen.getByRole('button', { name: 'Leave group' }))
    expect(await screen.findByRole('dialog', { name: 'You own Tea' }, { timeout: 10_000 })).toBeTruthy()
  })

  it('R1-087 scrolling near the end of the member list loads more members', () => {
    const app = info(open(live(ann), { memberCount: 100_000 }))
    app.hear((ask) => ({
      type: 'group/MembersLoaded',
      ask: ask(`members:${of}:1`),
      gid: of,
      page: 1,
      size: 2,
      members: [memberOf(ben, { role: 'owner' }), memberOf(ann)],
    }))
    expect(screen.getByText('99,999')).toBeTruthy()
    scrollIntoView()
    expect(app.said('group/LoadMoreMembers')).toHaveLength(1)
  })
})

describe('An open group that the member loses', () => {
  const changed: AccountStep = { type: 'group/GroupChanged', gid: of }

  it('when a member is removed from the open group, a dialog says so, and its button leads to the messages', async () => {
    open(live(ann)).hear({ type: 'group/RemovedFromGroup', gid: of }, changed, found({ isMember: false }))
    const dialog = await screen.findByRole('dialog', { name: 'You were removed from Tea' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.getByText('the messages')).toBeTruthy())
  })

  it('when a member leaves the open group on another device, the dialog does not say that somebody removed the member', async () => {
    open(live(ann)).hear(changed, found({ isMember: false }))
    const dialog = await screen.findByRole('dialog', { name: 'You are no longer in Tea' })
    expect(dialog.textContent).not.toMatch(/removed/)
  })

  it('a member who was removed, joined again and then leaves elsewhere is not called removed', async () => {
    open(live(ann)).hear(
      { type: 'group/RemovedFromGroup', gid: of },
      { type: 'group/GroupJoined', group: groupOf(key, { name: 'Tea' }) },
      changed,
      found({ isMember: false }),
    )
    expect(await screen.findByRole('dialog', { name: 'You are no longer in Tea' })).toBeTruthy()
  })

  it('a member who leaves in this tab goes to the Discover page without a dialog', async () => {
    const app = open(live(ann))
    app.hearInTab({ type: 'group-admin/PerformGroupAction', deed: { kind: 'leave', gid: of, xid: ann.xid } })
    app.hear(changed, found({ isMember: false }))
    await waitFor(() => expect(screen.getByText('the centre')).toBeTruthy())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('when the open group is dissolved, a dialog says so to a member', async () => {
    open(live(ann)).hear(changed, (ask) => ({ type: 'group/GroupNotFound', ask: ask(`find:${key}`), key }))
    expect(await screen.findByRole('dialog', { name: 'Tea was dissolved' })).toBeTruthy()
    expect(screen.queryByText('Page not found')).toBeNull()
  })

  it('when the open group is dissolved and the code of the dialog does not load, the page says so and leads on', () => {
    resetLazyModules()
    open(live(ann)).hear(changed, (ask) => ({ type: 'group/GroupNotFound', ask: ask(`find:${key}`), key }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Tea was dissolved' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByText('the messages')).toBeTruthy()
  })

  it('when a member goes from the page of a group to an unknown group, no dialog about the first group opens', async () => {
    const app = open(live(ann))
    fireEvent.click(screen.getByText('elsewhere'))
    app.hear((ask) => ({ type: 'group/GroupNotFound', ask: ask('find:87654321'), key: '87654321' }))
    expect(await screen.findByText('Page not found')).toBeTruthy()
    // Load the code of the dialog, so that a dialog that opens by mistake would be visible now.
    await act(async () => {
      await import('../../../../src/ui/features/group/header/GroupUnavailableDialog')
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('when the open group disappears, a non-member sees "Page not found" without a dialog', async () => {
    open(live(ann), { isMember: false }).hear(changed, (ask) => ({
      type: 'group/GroupNotFound',
      ask: ask(`find:${key}`),
      key,
    }))
    expect(await screen.findByText('Page not found')).toBeTruthy()
    await act(async () => {
      await import('../../../../src/ui/features/group/header/GroupUnavailableDialog')
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('when the open group changes, a visitor who is no member sees no dialog', () => {
    const app = open(live(vera), { isMember: false }).hear(changed, found({ isMember: false, memberCount: 2 }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(app.said('group/ShowGroup')).toHaveLength(1)
  })
})
