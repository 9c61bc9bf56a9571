import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { unreachable } from '../../../../src/domain/kernel/failure'
import { Xid } from '../../../../src/domain/kernel/ids'
import { paths } from '../../../../src/ui/app/routing/paths'
import { groupOf } from '../../../support/builders/group'
import { noonPlus } from '../../../support/builders/instant'
import { made } from '../../../support/builders/made'
import { ann, sender } from '../../../support/builders/person'
import { elsewhere, square } from '../../../support/builders/space'
import type { AccountStep } from '../../support/fake-app'
import { chinese, connected, dan, inside, lin, listed } from '../../support/spaces'
import { open, press, dialog } from '../../support/space-dialogs'

describe('The list of spaces', () => {
  it('R2-028 R2-307 SPC-4 a button in the row of a planned space turns the reminder of that space on and off', () => {
    const app = open(paths.spaces, ...listed(chinese({ status: 'prepare', startsAt: noonPlus(60_000) })))
    press('Remind me')
    app.hear((ask) => ({ type: 'space/ReminderSet', ask: ask(`remind/${square}`), channelId: square, on: true }))
    press('Turn off reminder')
    app.hear((ask) => ({ type: 'space/ReminderSet', ask: ask(`unremind/${square}`), channelId: square, on: false }))
    expect(app.said('space/SetReminder')).toMatchObject([{ on: true }, { on: false }])
    expect(screen.getByRole('button', { name: 'Remind me' })).toBeTruthy()
  })

  it('R4-103 a button beside the reminder of a planned space saves the space as a calendar file', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:calendar'
    })
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    open(paths.spaces, ...listed(chinese({ status: 'prepare', startsAt: noonPlus(60_000), revision: 3 })))
    press('Add to calendar')
    const text = (await files[0]?.text()) ?? ''
    expect([saved.mock.calls.length, files[0]?.type]).toEqual([1, 'text/calendar'])
    expect(text).toContain(`UID:${square}\r\n`)
    expect(text).toContain('SEQUENCE:3\r\n')
    expect(text.replaceAll('\r\n ', '')).toContain(`URL:${window.location.origin}/space/${square}\r\n`)
    vi.restoreAllMocks()
  })

  it('R4-103 a live space has no calendar button', () => {
    open(paths.spaces, ...listed(chinese({ status: 'started' })))
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  })

  it('R2-031 SPC-10 the row of a planned space counts down to its start each second, and never below zero', () => {
    const app = open(paths.spaces, ...listed(chinese({ status: 'prepare', startsAt: noonPlus(2_000) })))
    const shown: (string | null)[] = []
    for (const ms of [0, 1_000, 1_000, 9_000]) {
      app.pass(ms)
      shown.push(screen.getByRole('timer').textContent)
    }
    expect(shown).toEqual(['Starts in 00:02', 'Starts in 00:01', 'Starting soon', 'Starting soon'])
  })

  it('R2-025 R2-325 the row of a space shows pictures of at most ten hosts and speakers, and the number of all others', () => {
    open(
      paths.spaces,
      ...listed(
        chinese({
          speakers: Array.from({ length: 12 }, (_, n) => ({
            ...sender({ ...lin, xid: made(Xid, `x-${n}`) }),
            role: 'speaker',
          })),
        }),
      ),
    )
    expect(within(screen.getByRole('list', { name: 'Hosts and speakers' })).getAllByRole('listitem')).toHaveLength(11)
    expect(screen.getByText('and 3 more')).toBeTruthy()
  })

  it('a member who starts a space chooses among the groups that the member owns, or creates a group first', async () => {
    const mine = (...groups: readonly ReturnType<typeof groupOf>[]): AccountStep[] => [
      { type: 'group/ShowGroupCentre' },
      (ask) => ({ type: 'group/MyGroupsLoaded', ask: ask('mine'), groups }),
    ]
    const [own, other, foreign] = [
      groupOf('10000001', { name: 'Tea house', ownerXid: ann.xid }),
      groupOf('10000002', { name: 'Choir', ownerXid: ann.xid }),
      groupOf('10000003', { name: 'Not hers' }),
    ]
    open(paths.spaces, ...listed(chinese()), ...mine(own, other, foreign))
    press('Start a space')
    const links = within(await dialog('In which group?')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [expect.stringContaining('Tea house'), paths.spaceCreate(own.gid)],
      [expect.stringContaining('Choir'), paths.spaceCreate(other.gid)],
    ])
    cleanup()
    const without = open(paths.spaces, ...listed(chinese()), { type: 'group/ShowGroupCentre' }, (ask) => ({
      type: 'group/MyGroupsNotLoaded',
      ask: ask('mine'),
      failure: unreachable,
    }))
    press('Start a space')
    without.hear((ask) => ({ type: 'group/MyGroupsNotLoaded', ask: ask('mine'), failure: unreachable }))
    fireEvent.click(within(await dialog('In which group?')).getByRole('button', { name: 'Retry' }))
    expect(without.said('group/ShowGroupCentre').length).toBeGreaterThan(1)
    cleanup()
    open(paths.spaces, ...listed(chinese()), ...mine(foreign))
    press('Start a space')
    expect(within(await dialog('Start a space')).getByRole('link', { name: 'Create a group' })).toBeTruthy()
  })

  it('the row of a space shows the host at once, and the name of the group once the group has loaded', () => {
    const app = open(paths.spaces, ...listed(chinese()))
    expect(screen.getByText('with 梅')).toBeTruthy()
    app.hear({ type: 'group/ShowGroupCentre' }, (ask) => ({
      type: 'group/MyGroupsLoaded',
      ask: ask('mine'),
      groups: [groupOf('10000001', { name: 'Tea house' })],
    }))
    expect(screen.getByText('Tea house')).toBeTruthy()
  })

  it('R2-035 R2-161 a host in another room must confirm leaving that room before starting a space', async () => {
    const app = open(
      paths.spaces,
      ...inside('audience'),
      connected,
      ...listed(chinese({ channelId: elsewhere, status: 'prepare', hosts: [sender(dan)] })),
    )
    press('Start Now')
    await dialog('Leave the other space?')
    press('Cancel')
    expect(app.said('space/PerformSpaceAction')).toEqual([])
    press('Start Now')
    await dialog('Leave the other space?')
    press('Leave and join')
    expect([app.said('space/LeaveSpace').length, app.said('space/PerformSpaceAction')]).toEqual([
      1,
      [{ type: 'space/PerformSpaceAction', channelId: elsewhere, change: 'start' }],
    ])
  })

  it('R2-114 a host deletes a space in the list after a confirmation', async () => {
    const app = open(paths.spaces, ...listed(chinese({ status: 'prepare', hosts: [sender(dan)] })))
    press('Actions for 茶')
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete space' }))
    await dialog('Delete “茶”?')
    press('Delete space')
    expect(app.said('space/PerformSpaceAction')).toEqual([
      { type: 'space/PerformSpaceAction', channelId: square, change: 'remove' },
    ])
  })

  it('the actions menu of a space in the list has the dark theme', async () => {
    open(paths.spaces, ...listed(chinese()))
    press('Actions for 茶')
    expect((await screen.findByRole('menu')).closest('[data-theme="dark"]')).not.toBeNull()
  })

  it('a list of spaces that failed to load has a Retry button that requests the spaces again', () => {
    const app = open(paths.spaces)
    app.hear((ask) => ({ type: 'space/SpacesNotLoaded', ask: ask('spaces:0'), failure: unreachable }))
    press('Retry')
    expect(app.said('space/ShowSpaces')).toHaveLength(2)
  })
})
