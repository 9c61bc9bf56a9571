import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { roomExitOf, roomReducer, roomMediaTarget } from '../../../src/domain/space'
import { noonPlus } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { elsewhere, square } from '../../support/builders/space'
import { alarm, given, wait, type Step } from '../../support/given'
import { as, byHost, enter, entered, now, speaks, untilAsked, type Room } from './room-story'

describe('Entering a room', () => {
  it('SPC-7 R1-006 R2-120 entering a room sends one join request, and the token gives the member’s role', () => {
    const joining = given(roomReducer, enter, enter, {
      type: 'EnterSpace',
      channelId: elsewhere,
      me: ann.xid,
      isSuper: false,
      leavesOther: false,
    })
    joining.gives({ in: 'joining', asks: { [`enter:${square}`]: { channelId: square } } })
    expect(now(joining.when(entered('audience'))).role).toBe('audience')
    joining.when(entered('host')).gives({ in: { inside: 'current' } })
  })

  it('SPC-7 R2-134 after a failed join the member is outside the room, and nothing remains of the join', () => {
    const failed = given(roomReducer, enter, (ask) => ({
      type: 'RoomNotEntered',
      ask: ask(`enter:${square}`),
      channelId: square,
      failure: refused('no'),
    }))
    failed.gives({ in: 'outside', asks: {}, data: { data: { room: null } } })
    expect(roomExitOf(failed.state, square)).toBe('failed')
  })

  it('SPC-7 if the response to a join was lost, the client leaves the room, as the join may have worked', () => {
    given(roomReducer, enter, (ask) => ({
      type: 'RoomNotEntered',
      ask: ask(`enter:${square}`),
      channelId: square,
      failure: unreachable,
    })).gives({ in: 'outside', asks: { [`leave:${square}`]: { channelId: square } }, data: { data: { room: null } } })
  })

  it('R2-035 R2-161 a member enters another room only after leaving this room', () => {
    const other = (leavesOther: boolean): Step => ({
      type: 'EnterSpace',
      channelId: elsewhere,
      me: ann.xid,
      isSuper: false,
      leavesOther,
    })
    expect(now(as('audience').when(other(false))).channelId).toBe(square)
    const left = as('audience').when(other(true))
    left.gives({
      in: 'joining',
      asks: { [`leave:${square}`]: { channelId: square }, [`enter:${elsewhere}`]: { channelId: elsewhere } },
    })
  })

  it('a member can enter a room again only after the server has confirmed that the member left', () => {
    const back = as('audience').when({ type: 'LeaveSpace' }, enter)
    back.gives({ in: 'joining', asks: { [`leave:${square}`]: { channelId: square } } })
    back
      .when((ask) => ({ type: 'RoomLeft', ask: ask(`leave:${square}`), channelId: square }))
      .gives({ asks: { [`enter:${square}`]: { channelId: square } } })
  })
})

describe('Leaving a room', () => {
  const ways: readonly (readonly [string, Step])[] = [
    ['the end event', { type: 'SpaceEnded', channelId: square }],
    ['being kicked', byHost('kick')],
    ['leaving', { type: 'LeaveSpace' }],
    ['signing out', { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' }],
  ]
  it.each(ways)(
    'SPC-6 R2-133 R2-129 a member keeps nothing of the room after %s, and can leave only once',
    (_, way) => {
      const speaking = as('speaker').when({ type: 'OpenMic' }, { type: 'StartShare', kind: 'screen' })
      const out = speaking.when(way)
      out.gives({ in: 'outside', data: { data: { room: null } } })
      expect(Object.keys(out.asked()).filter((id) => !id.startsWith('leave:'))).toEqual([])
      expect(out.when(...ways.map(([, again]) => again)).state.context.data.room).toBeNull()
      expect(speaks(out)).toBe(false)
    },
  )
})

describe('Screen sharing', () => {
  const sharing = as('speaker').when({ type: 'StartShare', kind: 'screen' })

  it('SHR-1 R2-132 R2-291 one share runs at a time: a second start leaves the first share running', () => {
    expect(roomMediaTarget(now(sharing)).share).toEqual({ kind: 'screen', n: 1 })
    expect(now(sharing.when({ type: 'StartShare', kind: 'camera' })).share).toEqual(now(sharing).share)
    const running = sharing.when({ type: 'ShareBegan', channelId: square, n: 1, hasSound: true, surface: 'monitor' })
    expect(now(running.when({ type: 'StartShare', kind: 'camera' })).share).toEqual({
      kind: 'screen',
      n: 1,
      isRunning: true,
    })
  })

  it('SHR-2 SHR-3 a share ends when the picker is closed or the browser’s own stop button pressed', () => {
    for (const fault of ['pickerClosed', 'permissionRefused', null] as const) {
      expect(now(sharing.when({ type: 'ShareOver', channelId: square, n: 1, fault })).share).toBeNull()
    }
  })

  it('SHR-5 the client ignores the outcome of a screen share whose start was cancelled', () => {
    const again = sharing.when({ type: 'StopShare' }, { type: 'StartShare', kind: 'camera' })
    expect(
      now(
        again.when(
          { type: 'ShareBegan', channelId: square, n: 1, hasSound: false, surface: 'window' },
          { type: 'ShareOver', channelId: square, n: 1, fault: null },
        ),
      ).share,
    ).toEqual({ kind: 'camera', n: 2, isRunning: false })
    expect(
      now(
        sharing.when(
          { type: 'StopShare' },
          { type: 'ShareBegan', channelId: square, n: 1, hasSound: false, surface: 'window' },
        ),
      ).share,
    ).toBeNull()
  })

  it('a share ends when the member’s new role does not allow shares', () => {
    expect(now(sharing.when(byHost('endMic'))).share).toBeNull()
  })
})

describe('Speaker stats', () => {
  it('SPC-8 R2-322 only hosts and speakers report stats, every 30 s', () => {
    let story: Room = as('speaker')
    for (const n of [1, 2, 3]) {
      const due = `roomDue:${noonPlus(30_000 * n)}`
      story = story.when(wait(30_000), alarm(due))
      expect(story.asked()['report']).toEqual({ channelId: square })
      story = story.when((ask) => ({ type: 'StatsReported', ask: ask('report') }))
      expect(story.asked()['report']).toBeUndefined()
    }
    expect(Object.keys(as('audience').asked())).toEqual([])
  })

  it('SPC-8 stats that were missed while the browser slept are never sent', () => {
    const slept = as('speaker').when(wait(95_000), alarm(`roomDue:${noonPlus(30_000)}`))
    expect(now(slept).reportAt).toBe(noonPlus(120_000))
  })
})

describe('A room over a reload', () => {
  it('a room with several deadlines sets one alarm, for the earliest deadline', () => {
    const asked = untilAsked(as('audience')).when(wait(5_000), byHost('invite'))
    expect(Object.keys(asked.asked()).filter((id) => id.startsWith('roomDue'))).toEqual([`roomDue:${noonPlus(10_000)}`])
  })

  it('ALL-1 a room keeps its deadlines over a reload', () => {
    const asked = untilAsked(as('audience')).reloaded()
    expect(now(asked.when(wait(10_000), alarm(`roomDue:${noonPlus(10_000)}`))).mic.asked).toBeNull()
  })
})
