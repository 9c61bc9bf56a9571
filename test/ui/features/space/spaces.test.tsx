import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callImplementation } from '../../../../src/application/features/call/call'
import { unreachable } from '../../../../src/domain/kernel/failure'
import { Xid } from '../../../../src/domain/kernel/ids'
import { paths } from '../../../../src/ui/app/routing/paths'
import { groupOf } from '../../../support/builders/group'
import { sessionOf } from '../../../support/builders/session'
import { noonPlus } from '../../../support/builders/instant'
import { made } from '../../../support/builders/made'
import { ann, sender, vera } from '../../../support/builders/person'
import { elsewhere, infoWith, inRoom, square } from '../../../support/builders/space'
import { FakeApp, live, type AccountStep } from '../../support/fake-app'
import { show } from '../../support/show'
import { chinese, connected, dan, hear, inside, lin, listed, looked, mei, read, SpacePages } from '../../support/spaces'

const open = (at: string, ...steps: readonly AccountStep[]): FakeApp => {
  const app = live(ann).heard(...steps)
  show(<SpacePages at={at} />, { app })
  return app
}
const room = paths.space(square)
/** A closing dialog stays in the document until it has faded. */
const onTop = () => screen.queryAllByRole('dialog').find((one) => !one.hasAttribute('data-closed')) ?? document.body
const press = (name: string | RegExp) => {
  fireEvent.click(within(onTop()).getByRole('button', { name }))
}
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

describe('A space in the list', () => {
  it('R2-028 R2-307 SPC-4 turns its reminder on and off', () => {
    const app = open(paths.spaces, ...listed(chinese({ status: 'prepare', startsAt: noonPlus(60_000) })))
    press('Remind me')
    app.hear((ask) => ({ type: 'ReminderSet', ask: ask(`remind:${square}`), channelId: square, on: true }))
    press('Turn off reminder')
    app.hear((ask) => ({ type: 'ReminderSet', ask: ask(`unremind:${square}`), channelId: square, on: false }))
    expect(app.said('SetReminder')).toMatchObject([{ on: true }, { on: false }])
    expect(screen.getByRole('button', { name: 'Remind me' })).toBeTruthy()
  })

  it('R2-031 SPC-10 counts down each second, and never below zero', () => {
    const app = open(paths.spaces, ...listed(chinese({ status: 'prepare', startsAt: noonPlus(2_000) })))
    const shown: (string | null)[] = []
    for (const ms of [0, 1_000, 1_000, 9_000]) {
      app.pass(ms)
      shown.push(screen.getByRole('timer').textContent)
    }
    expect(shown).toEqual(['Starts in 00:02', 'Starts in 00:01', 'Starting soon', 'Starting soon'])
  })

  it('R2-025 R2-325 shows ten faces, and how many more there are', () => {
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

  it('a space is started from the list: in the only group at once, else in the chosen one', async () => {
    const mine = (...groups: readonly ReturnType<typeof groupOf>[]): AccountStep[] => [
      { type: 'ShowGroupCentre' },
      (ask) => ({ type: 'MyGroupsLoaded', ask: ask('mine'), groups }),
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
    const without = open(paths.spaces, ...listed(chinese()), { type: 'ShowGroupCentre' }, (ask) => ({
      type: 'MyGroupsNotLoaded',
      ask: ask('mine'),
      failure: unreachable,
    }))
    press('Start a space')
    without.hear((ask) => ({ type: 'MyGroupsNotLoaded', ask: ask('mine'), failure: unreachable }))
    fireEvent.click(within(await dialog('In which group?')).getByRole('button', { name: 'Retry' }))
    expect(without.said('ShowGroupCentre').length).toBeGreaterThan(1)
    cleanup()
    open(paths.spaces, ...listed(chinese()), ...mine(foreign))
    press('Start a space')
    expect(within(await dialog('Start a space')).getByRole('link', { name: 'Create a group' })).toBeTruthy()
  })

  it('shows its group once that is known, and its host', () => {
    const app = open(paths.spaces, ...listed(chinese()))
    expect(screen.getByText('with 梅')).toBeTruthy()
    app.hear({ type: 'ShowGroupCentre' }, (ask) => ({
      type: 'MyGroupsLoaded',
      ask: ask('mine'),
      groups: [groupOf('10000001', { name: 'Tea house' })],
    }))
    expect(screen.getByText('Tea house')).toBeTruthy()
  })

  it('R2-035 R2-161 is started by its host, after a confirmation to leave the current room', async () => {
    const app = open(
      paths.spaces,
      ...inside('audience'),
      connected,
      ...listed(chinese({ channelId: elsewhere, status: 'prepare', hosts: [sender(dan)] })),
    )
    press('Start Now')
    await dialog('Leave the other space?')
    press('Cancel')
    expect(app.said('DoSpace')).toEqual([])
    press('Start Now')
    await dialog('Leave the other space?')
    press('Leave and join')
    expect([app.said('LeaveSpace').length, app.said('DoSpace')]).toEqual([
      1,
      [{ type: 'DoSpace', channelId: elsewhere, change: 'start' }],
    ])
  })

  it('R2-114 is deleted by its host after a confirmation', async () => {
    const app = open(paths.spaces, ...listed(chinese({ status: 'prepare', hosts: [sender(dan)] })))
    press('Actions for 茶')
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete space' }))
    await dialog('Delete “茶”?')
    press('Delete space')
    expect(app.said('DoSpace')).toEqual([{ type: 'DoSpace', channelId: square, change: 'remove' }])
  })

  it('has a menu in the dark theme of the stage', async () => {
    open(paths.spaces, ...listed(chinese()))
    press('Actions for 茶')
    expect((await screen.findByRole('menu')).closest('[data-theme="dark"]')).not.toBeNull()
  })

  it('a failed list can be retried', () => {
    const app = open(paths.spaces)
    app.hear((ask) => ({ type: 'SpacesNotLoaded', ask: ask('spaces:0'), failure: unreachable }))
    press('Retry')
    expect(app.said('ShowSpaces')).toHaveLength(2)
  })
})

describe('Before a room', () => {
  it('R2-121 a member enters', () => {
    const app = open(room, ...looked())
    press('Join space')
    expect(app.said('EnterSpace')).toMatchObject([{ channelId: square, leavesOther: false }])
  })

  it('a host who has just started it enters at once, without a dialog', () => {
    const app = open(`${room}?started`, ...looked({ hosts: [sender(ann)] }))
    expect(app.said('EnterSpace')).toMatchObject([{ channelId: square, leavesOther: false }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a person who was never asked for a microphone sees the sound check at once', () => {
    const first = live(ann).heard(...looked())
    first.media.permission$.next('prompt')
    show(<SpacePages at={room} />, { app: first })
    expect(screen.queryByRole('button', { name: 'Check sound first' })).toBeNull()
    cleanup()
    open(room, ...looked())
    expect(screen.getByRole('button', { name: 'Check sound first' })).toBeTruthy()
  })

  it('the address of a started space takes nobody else in', () => {
    const app = open(`${room}?started`, ...looked())
    expect(app.said('EnterSpace')).toEqual([])
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('R2-122 R2-123 a non-member joins the group first', () => {
    const app = open(room, ...looked({}, { isMember: false, joinType: 'private' }))
    press('Join space')
    expect([app.said('EnterSpace'), app.said('AskToJoin').length]).toEqual([[], 1])
  })

  it('R2-123 a new member continues into the space they had pressed, and into no other', () => {
    const joined: AccountStep = { type: 'GroupJoined', group: groupOf('10000001') }
    const app = open(room, ...looked({}, { isMember: false }))
    press('Join space')
    act(() => {
      app.hear(joined)
    })
    expect(app.said('EnterSpace')).toMatchObject([{ channelId: square, leavesOther: false }])
    cleanup()
    const other = open(room, ...looked({}, { isMember: false }))
    act(() => {
      other.hear(joined)
    })
    expect(other.said('EnterSpace')).toEqual([])
  })

  it('R2-123 a person who closed the join dialog and joined elsewhere does not enter', () => {
    const app = open(room, ...looked({}, { isMember: false }))
    press('Join space')
    act(() => {
      app.tab.dispatch({ type: 'CloseJoin' })
    })
    act(() => {
      app.hear({ type: 'GroupJoined', group: groupOf('10000001') })
    })
    expect(app.said('EnterSpace')).toEqual([])
  })

  it('R2-124 R2-164 a visitor is asked to sign in', () => {
    const app = new FakeApp().heard(
      { type: 'NeedSession' },
      (ask) => ({ type: 'VisitorEntered', ask: ask('enterAsVisitor'), session: sessionOf(vera) }),
      ...looked(),
    )
    show(<SpacePages at={room} />, { app })
    press('Join space')
    expect([app.said('EnterSpace'), app.said('ShowVisitorDialog').length]).toEqual([[], 1])
  })

  it('R1-062 R2-035 R2-161 a person in another room is asked before leaving it', async () => {
    const app = open(
      paths.space(elsewhere),
      ...inside('audience'),
      connected,
      { type: 'ShowSpace', channelId: elsewhere },
      (ask) => ({
        type: 'SpaceRead',
        ask: ask(`space:${elsewhere}`),
        channelId: elsewhere,
        info: infoWith({ channelId: elsewhere }),
      }),
    )
    press('Join space')
    expect(within(await dialog('Leave the other space?')).getByText(/You are in “茶”/)).toBeTruthy()
    fireEvent.click(within(await dialog('Leave the other space?')).getByRole('button', { name: 'Leave and join' }))
    expect(app.said('EnterSpace')).toMatchObject([{ channelId: elsewhere, leavesOther: true }])
  })

  it('CLR-1 a person in a call is asked before it ends', async () => {
    const app = live(ann).heard({ type: 'ShowSpace', channelId: elsewhere }, (ask) => ({
      type: 'SpaceRead',
      ask: ask(`space:${elsewhere}`),
      channelId: elsewhere,
      info: infoWith({ channelId: elsewhere }),
    }))
    const calls = app.attach(callImplementation, { tellAway: () => () => undefined })
    calls.hear({
      type: 'call/Dial',
      key: 'k',
      to: { xid: lin.xid, uid: lin.uid, name: '琳', avatar: null },
      isVideo: false,
      standing: { exists: true, isVisitor: false, blocked: 0, allowsDm: true, isInSpace: false },
    })
    show(<SpacePages at={paths.space(elsewhere)} />, { app })
    await screen.findByRole('button', { name: 'Join space' })
    press('Join space')
    await dialog('End your call?')
    press('Cancel')
    expect(app.said('EnterSpace')).toEqual([])
    press('Join space')
    // The previous dialog may still be fading.
    await waitFor(() => press('Hang up and join'))
    expect(app.said('EnterSpace')).toMatchObject([{ channelId: elsewhere, leavesOther: false }])
  })

  it('R2-129 a removed person cannot enter again', () => {
    open(room, ...inside('audience'), hear('kick', { fromXid: mei.xid, toXid: dan.xid }))
    expect(
      within(screen.getByRole('dialog', { name: 'You were removed from this space' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All spaces'])
    expect(screen.queryByRole('button', { name: 'Join space' })).toBeNull()
  })
})

describe('In a room', () => {
  it('R2-037 R2-319 SPC-10 a host is warned during the last minute, until they dismiss the warning', () => {
    const app = open(
      room,
      ...inside('host', { space: chinese({ hosts: [sender(dan)], endsAt: noonPlus(62_000) }) }),
      connected,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    app.pass(2_000)
    expect(screen.getByRole('dialog', { name: 'This space ends in 60 s' })).toBeTruthy()
    app.pass(17_000)
    expect(screen.getByRole('dialog', { name: 'This space ends in 43 s' })).toBeTruthy()
    press('OK')
    app.pass(1_000)
    expect(app.said('HideEndWarning')).toHaveLength(1)
  })

  it('R2-037 nobody else is warned', () => {
    open(room, ...inside('speaker', { space: chinese({ endsAt: noonPlus(30_000) }) }), connected)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('R2-034 R2-131 leaving, ending and removing each ask for a confirmation, and dispatch once', async () => {
    const app = open(room, ...inside('host'), connected)
    press('Leave')
    await dialog('Leave this space?')
    press('Cancel')
    press('End space')
    await dialog('End “茶” for everyone?')
    press('End space')
    fireEvent.click(screen.getByRole('button', { name: 'Actions for 林' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove from space' }))
    await dialog('Remove 林?')
    press('Remove from space')
    expect([app.said('LeaveSpace').length, app.said('EndRoom').length, app.said('KickOut')]).toEqual([
      0,
      1,
      [{ type: 'KickOut', xid: lin.xid }],
    ])
  })

  it('R2-168 R2-290 MIC-8 before the connection stands, the microphone key says why the microphone stays off', () => {
    const app = open(room, ...inside('speaker'))
    fireEvent.keyDown(window, { key: 'm' })
    expect([app.said('OpenMic'), app.said('ShowToast')]).toEqual([
      [],
      [{ type: 'ShowToast', words: { key: 'micNotReady' } }],
    ])
    app.hear(connected)
    fireEvent.keyDown(window, { key: 'm' })
    expect(app.said('OpenMic')).toHaveLength(1)
  })

  it('only a host allows the first request by one key', () => {
    const guest = open(room, ...inside('speaker'), connected, hear('request', { fromXid: lin.xid }))
    fireEvent.keyDown(window, { key: 'a' })
    expect(guest.said('AllowMic')).toEqual([])
    cleanup()
    const app = open(room, ...inside('host'), connected)
    fireEvent.keyDown(window, { key: 'a' })
    expect(app.said('AllowMic')).toEqual([])
    app.hear(hear('request', { fromXid: lin.xid }))
    fireEvent.keyDown(screen.getByRole('searchbox', { name: 'Find people' }), { key: 'a' })
    expect(app.said('AllowMic')).toEqual([])
    fireEvent.keyDown(screen.getByRole('radio', { name: 'Ask first' }), { key: 'a' })
    expect(app.said('AllowMic')).toEqual([{ type: 'AllowMic', xid: lin.xid }])
  })

  it('R2-132 R2-291 SHR-1 one share runs at a time', () => {
    const app = open(room, ...inside('speaker'), connected, { type: 'StartShare', kind: 'screen' })
    press('Stop sharing')
    expect(app.said('StopShare')).toHaveLength(1)
  })

  it('the room says so while no host is there', () => {
    const app = open(room, ...inside('audience'), connected)
    const said = () => screen.queryByText('The host left. The space goes on.') !== null
    expect(said()).toBe(false)
    app.hear(hear('left', { fromXid: null, toXid: mei.xid }))
    expect(said()).toBe(true)
    app.hear(hear('joined', { fromXid: null, person: inRoom(mei, 'host') }))
    expect(said()).toBe(false)
  })

  it('each side of a request counts its own time', () => {
    const asking = open(room, ...inside('audience'), connected, { type: 'AskForMic' })
    expect(screen.getByRole('button', { name: 'Asking for 10 s more' })).toBeTruthy()
    asking.pass(3_000)
    expect(screen.getByRole('button', { name: 'Asking for 7 s more' })).toBeTruthy()
    cleanup()
    open(room, ...inside('host'), connected, hear('request', { fromXid: lin.xid })).pass(3_000)
    expect(screen.getByText('27 s to answer')).toBeTruthy()
  })
})

describe('The summary of a space', () => {
  it('R2-023 R2-014 R2-022 shows group, card, three figures and the reward, and retries after a failure', () => {
    const app = open(room, ...looked({ status: 'ended' })).hear(read({ status: 'ended' }))
    app.hear((ask) => ({
      type: 'SummaryNotRead',
      ask: ask(`summary:${square}`),
      channelId: square,
      failure: unreachable,
    }))
    press('Retry')
    app.hear((ask) => ({
      type: 'SummaryRead',
      ask: ask(`summary:${square}`),
      channelId: square,
      stats: { tuned: 1_200, comments: 34, duration: 3_909, rewardText: 'Gold', rewardIcon: null },
    }))
    for (const text of ['茶馆', '1,200', '34', '1:05:09', 'Gold']) expect(screen.getByText(text)).toBeTruthy()
  })

  it.each([
    ['a host', { hosts: [sender(ann)] }, {}, true],
    ['the owner of the group', {}, { ownerXid: ann.xid }, true],
    ['an admin of it', {}, { adminXids: [ann.xid] }, true],
    ['a listener', {}, {}, false],
  ] as const)('R2-024 shows the recap link to hosts and editors only: %s', (_who, space, group, leads) => {
    open(room, ...looked({ status: 'ended', ...space }, group)).hear(read({ status: 'ended', ...space }, group))
    expect(screen.queryAllByRole('link', { name: 'Recap' }).map((link) => link.getAttribute('href'))).toEqual(
      leads ? [paths.recap(square)] : [],
    )
  })

  it('R2-024 links a super user to the recap', () => {
    const app = live(ann, 1, true).heard(...looked({ status: 'ended' }))
    show(<SpacePages at={room} />, { app, at: room })
    app.hear(read({ status: 'ended' }))
    expect(screen.getByRole('link', { name: 'Recap' })).toBeTruthy()
  })
})
