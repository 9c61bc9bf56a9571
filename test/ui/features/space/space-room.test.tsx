import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { statsQuery } from '../../../../src/domain/space'
import { paths } from '../../../../src/ui/app/routing/paths'
import { noonPlus } from '../../../support/builders/instant'
import { ann, sender, vera } from '../../../support/builders/person'
import { eventOf, inRoom, square } from '../../../support/builders/space'
import { live, type AccountStep } from '../../support/fake-app'
import { show } from '../../support/show'
import { chinese, connected, dan, hear, inside, lin, looked, mei, read, SpacePages } from '../../support/spaces'
import { open, room, press, dialog } from '../../support/space-dialogs'
import { queryFailed, queryLoaded } from '../../../support/query-steps'

describe('In a room', () => {
  it('R2-037 R2-319 SPC-10 a host sees a warning during the last minute of a space, until the host dismisses the warning', () => {
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
    expect(app.said('space/HideEndWarning')).toHaveLength(1)
  })

  it('R2-037 a speaker who is not a host sees no warning that the space ends soon', () => {
    open(room, ...inside('speaker', { space: chinese({ endsAt: noonPlus(30_000) }) }), connected)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('R2-034 R2-131 a host leaves a space, ends a space or removes a person only after a confirmation', async () => {
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
    expect([
      app.said('space/LeaveSpace').length,
      app.said('space/EndRoom').length,
      app.said('space/RemoveFromRoom'),
    ]).toEqual([0, 1, [{ type: 'space/RemoveFromRoom', xid: lin.xid }]])
  })

  it('R2-130 a person becomes a host only after a confirmation, because hosts decide about everybody', async () => {
    const app = open(room, ...inside('host'), connected)
    fireEvent.click(screen.getByRole('button', { name: 'Actions for 林' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Make host' }))
    await dialog('Make 林 a host?')
    expect(app.said('space/SetLiveRole')).toEqual([])
    press('Make host')
    expect(app.said('space/SetLiveRole')).toEqual([{ type: 'space/SetLiveRole', xid: lin.xid, role: 'host' }])
  })

  it.each([
    ['the person who began the space', dan.xid, true],
    ['another host', mei.xid, false],
  ])(
    'R2-130 a host can be unmade, after a confirmation, by the person who began the space: %s',
    async (_who, founderXid, may) => {
      const space = chinese({ hosts: [sender(mei), sender(dan)], founderXid })
      const people = [inRoom(mei, 'host', 'on'), inRoom(dan, 'host'), inRoom(lin, 'host')]
      const app = open(room, ...inside('host', { space, people }), connected)
      fireEvent.click(screen.getByRole('button', { name: 'Actions for 林' }))
      await screen.findByRole('menuitem', { name: 'Mute' })
      const offered = screen.queryByRole('menuitem', { name: 'Remove as host' })
      expect([offered !== null, screen.queryByRole('menuitem', { name: 'Make host' })]).toEqual([may, null])
      if (offered === null) return
      fireEvent.click(offered)
      await dialog('Remove 林 as a host?')
      press('Remove as host')
      expect(app.said('space/SetLiveRole')).toEqual([{ type: 'space/SetLiveRole', xid: lin.xid, role: 'speaker' }])
    },
  )

  it('R2-131 a host who was made one during the space is asked before it ends for everybody', async () => {
    const made = hear('role', { fromXid: mei.xid, toXid: dan.xid, role: 'host' })
    const app = open(room, ...inside('audience'), connected, made)
    press('End space')
    await dialog('End “茶” for everyone?')
    expect(app.said('space/EndRoom')).toEqual([])
    press('Cancel')
    expect(app.said('space/EndRoom')).toEqual([])
  })

  it('R2-168 R2-290 MIC-8 until the room is connected, the microphone key M opens no microphone and shows the reason in a toast', () => {
    const app = open(room, ...inside('speaker'))
    fireEvent.keyDown(window, { key: 'm' })
    expect([app.said('space/OpenMic'), app.said('ShowToast')]).toEqual([
      [],
      [{ type: 'ShowToast', words: { key: 'micNotReady' } }],
    ])
    app.hear(connected)
    fireEvent.keyDown(window, { key: 'm' })
    expect(app.said('space/OpenMic')).toHaveLength(1)
  })

  it('the key A allows the first request to speak, but only for a host and only outside text fields', () => {
    const guest = open(room, ...inside('speaker'), connected, hear('request', { fromXid: lin.xid }))
    fireEvent.keyDown(window, { key: 'a' })
    expect(guest.said('space/AllowMicRequest')).toEqual([])
    cleanup()
    const app = open(room, ...inside('host'), connected)
    fireEvent.keyDown(window, { key: 'a' })
    expect(app.said('space/AllowMicRequest')).toEqual([])
    app.hear(hear('request', { fromXid: lin.xid }))
    fireEvent.keyDown(screen.getByRole('searchbox', { name: 'Find people' }), { key: 'a' })
    expect(app.said('space/AllowMicRequest')).toEqual([])
    fireEvent.keyDown(screen.getByRole('radio', { name: 'Ask first' }), { key: 'a' })
    expect(app.said('space/AllowMicRequest')).toEqual([{ type: 'space/AllowMicRequest', xid: lin.xid }])
  })

  it('R2-132 R2-291 SHR-1 a person who shares a screen can stop that share with a press on Stop sharing', () => {
    const app = open(room, ...inside('speaker'), connected, { type: 'space/StartShare', kind: 'screen' })
    press('Stop sharing')
    expect(app.said('space/StopShare')).toHaveLength(1)
  })

  it('the room shows a note after the last host has left, until a host joins again', () => {
    const app = open(room, ...inside('audience'), connected)
    const said = () => screen.queryByText('The host left. The space goes on.') !== null
    expect(said()).toBe(false)
    app.hear(hear('left', { fromXid: null, toXid: mei.xid }))
    expect(said()).toBe(true)
    app.hear(hear('joined', { fromXid: null, person: inRoom(mei, 'host') }))
    expect(said()).toBe(false)
  })

  it('R2-127 a host whose answer to a request to speak was not sent sees the request again, with a note', () => {
    const notSent: AccountStep = (ask) => ({
      type: 'space/DecisionNotSent',
      ask: ask(`decision/${lin.xid}`),
      event: eventOf('allow', { toXid: lin.xid }),
    })
    const asking = [...inside('host'), connected, hear('request', { fromXid: lin.xid })]
    open(room, ...asking, { type: 'space/AllowMicRequest', xid: lin.xid }, notSent)
    expect(screen.getByText('Your answer wasn’t sent. Try again.').getAttribute('role')).toBe('alert')
    expect(screen.getByRole('button', { name: 'Allow 林' })).toBeTruthy()
  })

  it('a listener who asks to speak and a host who may allow this each see how many seconds remain for the request', () => {
    const asking = open(room, ...inside('audience'), connected, { type: 'space/RequestMic' })
    expect(screen.getByRole('button', { name: 'Asking for 10 s more' })).toBeTruthy()
    asking.pass(3_000)
    expect(screen.getByRole('button', { name: 'Asking for 7 s more' })).toBeTruthy()
    cleanup()
    open(room, ...inside('host'), connected, hear('request', { fromXid: lin.xid })).pass(3_000)
    expect(screen.getByText('27 s to answer')).toBeTruthy()
  })
})

describe('The summary of a space', () => {
  it('R2-023 R2-014 R2-022 the summary of an ended space shows group, three figures and the reward, or Retry if loading failed', () => {
    const app = open(room, ...looked({ status: 'ended' })).hear(read({ status: 'ended' }))
    app.hear(queryFailed(statsQuery, { channelId: square }))
    press('Retry')
    app.hear(
      queryLoaded(statsQuery, { channelId: square }, [
        { tuned: 1_200, comments: 34, duration: 3_909, rewardText: 'Gold', rewardIcon: null, people: [sender(vera)] },
      ]),
    )
    for (const text of ['茶馆', '1,200', '34', '1:05:09', 'Gold']) expect(screen.getByText(text)).toBeTruthy()
    const came = within(screen.getByRole('list', { name: 'Who came' })).getAllByRole('listitem')
    expect(came.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(vera.name),
      expect.stringContaining('and 1,199 more'),
    ])
    expect(screen.queryByText('Nobody dropped in this time')).toBeNull()
  })

  it('R2-023 the summary says kindly that nobody came if only its host was in the space', () => {
    const app = open(room, ...looked({ status: 'ended' })).hear(read({ status: 'ended' }))
    const alone = { tuned: 1, comments: 0, duration: 20, rewardText: '', rewardIcon: null, people: [sender(ann)] }
    app.hear(queryLoaded(statsQuery, { channelId: square }, [alone]))
    expect(screen.getByRole('heading', { name: 'Nobody dropped in this time' })).toBeTruthy()
  })

  it.each([
    ['the recap for a host', { hosts: [sender(ann)] }, 'Recap'],
    ['the group for a listener', {}, 'Go to group'],
  ] as const)('R2-024 the main button of the summary leads to %s', (_who, space, name) => {
    open(room, ...looked({ status: 'ended', ...space })).hear(read({ status: 'ended', ...space }))
    const main = screen.getAllByRole('link').filter(({ className }) => className.includes('primary'))
    expect(main.map(({ textContent }) => textContent)).toEqual([name])
  })

  it.each([
    ['a host', { hosts: [sender(ann)] }, {}, true],
    ['the owner of the group', {}, { ownerXid: ann.xid }, true],
    ['an admin of the group', {}, { adminXids: [ann.xid] }, true],
    ['a listener', {}, {}, false],
  ] as const)(
    'R2-024 the space summary shows the recap link only to hosts of the space and to those who run the group: %s',
    (_who, space, group, leads) => {
      open(room, ...looked({ status: 'ended', ...space }, group)).hear(read({ status: 'ended', ...space }, group))
      expect(screen.queryAllByRole('link', { name: 'Recap' }).map((link) => link.getAttribute('href'))).toEqual(
        leads ? [paths.recap(square)] : [],
      )
    },
  )

  it('R2-024 the space summary links a super user to the recap', () => {
    const app = live(ann, 1, true).heard(...looked({ status: 'ended' }))
    show(<SpacePages at={room} />, { app, at: room })
    app.hear(read({ status: 'ended' }))
    expect(screen.getByRole('link', { name: 'Recap' })).toBeTruthy()
  })
})
