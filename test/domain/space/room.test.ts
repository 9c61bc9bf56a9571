import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { currentRoomOf, roomExitOf, roomMediaTarget } from '../../../src/domain/space'
import { roomReducer } from '../../../src/domain/space/room/room.reducer'
import { noonPlus } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { elsewhere, square } from '../../support/builders/space'
import { alarm, given, wait, type Step } from '../../support/given'
import { as, byHost, enter, entered, now, speaks, untilAsked, type Room } from './room-story'

describe('Entering a room', () => {
  it('SPC-7 R1-006 R2-120 entering a room repeatedly sends one join request, and the response gives the member’s role', () => {
    const joining = given(roomReducer, enter, enter, {
      type: 'space/EnterSpace',
      channelId: elsewhere,
      me: ann.xid,
      isSuper: false,
      leavesOther: false,
    })
    joining.gives({ in: { joining: 'entering' }, asks: { enter: { channelId: square } } })
    expect(now(joining.when(entered('audience'))).role).toBe('audience')
    joining.when(entered('host')).gives({
      in: {
        inside: {
          roster: {},
          freshness: 'current',
          request: 'none',
          offer: 'none',
          microphone: 'muted',
          line: 'connecting',
          share: 'none',
          report: 'waiting',
          outgoing: {},
        },
      },
    })
  })

  it('SPC-7 R2-134 after the server refused a join, the member is outside the room and sees that the join failed', () => {
    const failed = given(roomReducer, enter, (ask) => ({
      type: 'space/RoomNotEntered',
      ask: ask('enter'),
      channelId: square,
      failure: refused('no'),
    }))
    failed.gives({ in: 'outside', asks: {}, data: { place: null, roster: null } })
    expect(roomExitOf(failed.state, square)).toBe('failed')
  })

  it('SPC-7 if the response to a join was lost, the client sends a leave request, because the join may have worked', () => {
    given(roomReducer, enter, (ask) => ({
      type: 'space/RoomNotEntered',
      ask: ask('enter'),
      channelId: square,
      failure: unreachable,
    })).gives({
      in: 'outside',
      asks: { [`leave:${square}`]: { channelId: square } },
      data: { place: null, roster: null },
    })
  })

  it('R2-035 R2-161 a member who is in a room enters another room only after agreeing to leave the first room', () => {
    const other = (leavesOther: boolean): Step => ({
      type: 'space/EnterSpace',
      channelId: elsewhere,
      me: ann.xid,
      isSuper: false,
      leavesOther,
    })
    expect(now(as('audience').when(other(false))).channelId).toBe(square)
    const left = as('audience').when(other(true))
    left.gives({
      in: { joining: 'entering' },
      asks: { [`leave:${square}`]: { channelId: square }, enter: { channelId: elsewhere } },
    })
  })

  it('a member can enter a room again only after the server has confirmed that the member left', () => {
    const back = as('audience').when({ type: 'space/LeaveSpace' }, enter)
    back.gives({ in: { joining: 'waitingToLeave' }, asks: { [`leave:${square}`]: { channelId: square } } })
    back
      .when((ask) => ({ type: 'space/RoomLeft', ask: ask(`leave:${square}`), channelId: square }))
      .gives({ asks: { enter: { channelId: square } } })
  })
})

describe('Leaving a room', () => {
  const ways: readonly (readonly [string, Step])[] = [
    ['the end event', { type: 'space/SpaceEnded', channelId: square }],
    ['being kicked', byHost('kick')],
    ['leaving', { type: 'space/LeaveSpace' }],
    ['signing out', { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' }],
  ]
  it.each(ways)(
    'SPC-6 R2-133 R2-129 after %s the client keeps no data of the room, and further reasons to leave have no effect',
    (_, way) => {
      const speaking = as('speaker').when({ type: 'space/OpenMic' }, { type: 'space/StartShare', kind: 'screen' })
      const out = speaking.when(way)
      out.gives({ in: 'outside', data: { place: null, roster: null } })
      expect(Object.keys(out.asked()).filter((id) => !id.startsWith('leave:'))).toEqual([])
      expect(currentRoomOf(out.when(...ways.map(([, again]) => again)).state)).toBeNull()
      expect(speaks(out)).toBe(false)
    },
  )
})

describe('Screen sharing', () => {
  const sharing = as('speaker').when({ type: 'space/StartShare', kind: 'screen' })

  it('SHR-1 R2-132 R2-291 while a screen share is starting or running, a second start is ignored', () => {
    expect(roomMediaTarget(now(sharing)).share).toEqual({ kind: 'screen', n: 1 })
    expect(now(sharing.when({ type: 'space/StartShare', kind: 'camera' })).share).toEqual(now(sharing).share)
    const running = sharing.when({
      type: 'space/ShareStarted',
      channelId: square,
      n: 1,
      hasSound: true,
      surface: 'monitor',
    })
    expect(now(running.when({ type: 'space/StartShare', kind: 'camera' })).share).toEqual({
      kind: 'screen',
      n: 1,
      isRunning: true,
    })
  })

  it('SHR-2 SHR-3 a share ends when the picker is closed, the permission is refused or the browser’s stop button is pressed', () => {
    for (const fault of ['pickerClosed', 'permissionRefused', null] as const) {
      expect(now(sharing.when({ type: 'space/ShareStopped', channelId: square, n: 1, fault })).share).toBeNull()
    }
  })

  it('SHR-5 the client ignores the outcome of a screen share whose start was cancelled', () => {
    const again = sharing.when({ type: 'space/StopShare' }, { type: 'space/StartShare', kind: 'camera' })
    expect(
      now(
        again.when(
          { type: 'space/ShareStarted', channelId: square, n: 1, hasSound: false, surface: 'window' },
          { type: 'space/ShareStopped', channelId: square, n: 1, fault: null },
        ),
      ).share,
    ).toEqual({ kind: 'camera', n: 2, isRunning: false })
    expect(
      now(
        sharing.when(
          { type: 'space/StopShare' },
          { type: 'space/ShareStarted', channelId: square, n: 1, hasSound: false, surface: 'window' },
        ),
      ).share,
    ).toBeNull()
  })

  it('a screen share ends when a host makes the member a listener, who may not share', () => {
    expect(now(sharing.when(byHost('endMic'))).share).toBeNull()
  })
})

describe('Speaker stats', () => {
  it('SPC-8 R2-322 a speaker reports stats every 30 s, and a listener reports none', () => {
    let story: Room = as('speaker')
    for (const n of [1, 2, 3]) {
      story = story.when(wait(30_000), alarm('reportDue'))
      expect(now(story).reportAt).toBe(noonPlus(30_000 * (n + 1)))
      expect(story.asked()['report']).toEqual({ channelId: square })
      story = story.when((ask) => ({ type: 'space/StatsReported', ask: ask('report') }))
      expect(story.asked()['report']).toBeUndefined()
    }
    expect(Object.keys(as('audience').asked())).toEqual([])
  })

  it('SPC-8 stats reports missed while the browser slept are skipped, and the next report is due at a multiple of 30 s', () => {
    const slept = as('speaker').when(wait(95_000), alarm('reportDue'))
    expect(now(slept).reportAt).toBe(noonPlus(120_000))
  })
})

describe('The deadlines of a room', () => {
  it('each deadline of a room has a timer of its own, at the instant of the deadline', () => {
    const asked = untilAsked(as('audience')).when(wait(5_000), byHost('invite'))
    expect(asked.asked()).toMatchObject({
      requestOver: { at: noonPlus(10_000) },
      offerOver: { at: noonPlus(35_000) },
    })
  })

  it('ALL-1 after a reload, a mic request still expires at its original deadline', () => {
    const asked = untilAsked(as('audience')).reloaded()
    expect(now(asked.when(wait(10_000), alarm('requestOver'))).mic.asked).toBeNull()
  })
})
