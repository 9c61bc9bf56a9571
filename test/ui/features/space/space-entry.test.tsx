import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callImplementation } from '../../../../src/application/features/call/call'
import { paths } from '../../../../src/ui/app/routing/paths'
import { groupOf } from '../../../support/builders/group'
import { sessionOf } from '../../../support/builders/session'
import { ann, sender, vera } from '../../../support/builders/person'
import { elsewhere, infoWith, square } from '../../../support/builders/space'
import { FakeApp, live, type AccountStep } from '../../support/fake-app'
import { show } from '../../support/show'
import { connected, dan, hear, inside, lin, looked, mei, SpacePages } from '../../support/spaces'
import { open, room, press, dialog } from '../../support/space-dialogs'

describe('Before entering a room', () => {
  it('R2-121 a member who presses Join space enters the room', () => {
    const app = open(room, ...looked())
    press('Join space')
    expect(app.said('space/EnterSpace')).toMatchObject([{ channelId: square, leavesOther: false }])
  })

  it('a host who has just started a space enters the room without a dialog', () => {
    const app = open(`${room}?started`, ...looked({ hosts: [sender(ann)] }))
    expect(app.said('space/EnterSpace')).toMatchObject([{ channelId: square, leavesOther: false }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a person who was never asked for microphone permission sees the sound check at once', () => {
    const first = live(ann).heard(...looked())
    first.media.permission$.next('prompt')
    show(<SpacePages at={room} />, { app: first })
    expect(screen.queryByRole('button', { name: 'Check sound first' })).toBeNull()
    cleanup()
    open(room, ...looked())
    expect(screen.getByRole('button', { name: 'Check sound first' })).toBeTruthy()
  })

  it('a person who is not a host of the space sees the dialog before the room, even if the URL contains ?started', () => {
    const app = open(`${room}?started`, ...looked())
    expect(app.said('space/EnterSpace')).toEqual([])
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('R2-122 R2-123 a non-member who presses Join space must join the group before entering the room', () => {
    const app = open(room, ...looked({}, { isMember: false, joinType: 'private' }))
    press('Join space')
    expect([app.said('space/EnterSpace'), app.said('join/StartJoin').length]).toEqual([[], 1])
  })

  it('R2-123 a person who joins the group enters the space only if the person had pressed Join space before', () => {
    const joined: AccountStep = { type: 'group/GroupJoined', group: groupOf('10000001') }
    const app = open(room, ...looked({}, { isMember: false }))
    press('Join space')
    act(() => {
      app.hear(joined)
    })
    expect(app.said('space/EnterSpace')).toMatchObject([{ channelId: square, leavesOther: false }])
    cleanup()
    const other = open(room, ...looked({}, { isMember: false }))
    act(() => {
      other.hear(joined)
    })
    expect(other.said('space/EnterSpace')).toEqual([])
  })

  it('R2-123 a person who closes the join dialog and joins the group later does not enter the room', () => {
    const app = open(room, ...looked({}, { isMember: false }))
    press('Join space')
    act(() => {
      app.tab.dispatch({ type: 'join/CloseJoin' })
    })
    act(() => {
      app.hear({ type: 'group/GroupJoined', group: groupOf('10000001') })
    })
    expect(app.said('space/EnterSpace')).toEqual([])
  })

  it('R2-124 R2-164 a visitor who presses Join space is asked to sign in', () => {
    const app = new FakeApp().heard(
      { type: 'RequireSession' },
      (ask) => ({ type: 'VisitorEntered', ask: ask('enterAsVisitor'), session: sessionOf(vera) }),
      ...looked(),
    )
    show(<SpacePages at={room} />, { app })
    press('Join space')
    expect([app.said('space/EnterSpace'), app.said('ShowVisitorDialog').length]).toEqual([[], 1])
  })

  it('R1-062 R2-035 R2-161 a person who is in a room must confirm leaving that room before entering another room', async () => {
    const app = open(
      paths.space(elsewhere),
      ...inside('audience'),
      connected,
      { type: 'space/ShowSpace', channelId: elsewhere },
      (ask) => ({
        type: 'space/SpaceLoaded',
        ask: ask(`space:${elsewhere}`),
        channelId: elsewhere,
        info: infoWith({ channelId: elsewhere }),
      }),
    )
    press('Join space')
    expect(within(await dialog('Leave the other space?')).getByText(/You are in “茶”/)).toBeTruthy()
    fireEvent.click(within(await dialog('Leave the other space?')).getByRole('button', { name: 'Leave and join' }))
    expect(app.said('space/EnterSpace')).toMatchObject([{ channelId: elsewhere, leavesOther: true }])
  })

  it('CLR-1 a person in a voice call must confirm hanging up before entering a room', async () => {
    const app = live(ann).heard({ type: 'space/ShowSpace', channelId: elsewhere }, (ask) => ({
      type: 'space/SpaceLoaded',
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
    expect(app.said('space/EnterSpace')).toEqual([])
    press('Join space')
    // The previous dialog may still be fading.
    await waitFor(() => press('Hang up and join'))
    expect(app.said('space/EnterSpace')).toMatchObject([{ channelId: elsewhere, leavesOther: false }])
  })

  it('R2-129 a person whom a host removed cannot enter the space again', () => {
    open(room, ...inside('audience'), hear('kick', { fromXid: mei.xid, toXid: dan.xid }))
    expect(
      within(screen.getByRole('dialog', { name: 'You were removed from this space' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All spaces'])
    expect(screen.queryByRole('button', { name: 'Join space' })).toBeNull()
  })
})
