import { describe, expect, it } from 'vitest'
import { currentRoomOf, joinedRoomOf } from '../../../src/domain/space'
import { roomReducer } from '../../../src/domain/space/room/room.reducer'
import { maySpeak } from '../../../src/domain/space/space'
import { ann, ben, vera } from '../../support/builders/person'
import { inRoom, square } from '../../support/builders/space'
import { isSame } from '../../support/counterexample'
import { given, type Step } from '../../support/given'
import { byHost, connected, entered, hear, type Room } from './room-story'
import { ENDS } from './room-turns'
import { brokenInRoom, brokenInside, changesNothing, effectsIn, running, sendsNothing } from './room-walk'

/** Whether nothing of a room is left, but the request that tells the server. */
const isEmpty = ({ state }: Room): boolean => {
  const { value, context } = state.shared
  const { place, roster, heard, askedUntil, offer, share, telling, acting } = context
  return (
    value === 'outside' &&
    isSame([place, roster, askedUntil, offer, share], [null, null, null, null, null]) &&
    [heard, telling, acting, state.byKey].every((some) => Object.keys(some).length === 0)
  )
}

describe('Being in a room, whatever happens', () => {
  it('SPC-6 every end of a stay leaves the same empty state, and a second end changes nothing', () => {
    expect(
      brokenInside(
        ({ role }, room) =>
          ENDS.every((end) => {
            const out = room.when(end)
            // A host removes no host.
            if (role === 'host' && joinedRoomOf(out.state) !== null) return true
            return (
              isEmpty(out) &&
              currentRoomOf(out.state) === null &&
              effectsIn(out).every((effect) => effect === 'leaveRoom') &&
              ENDS.every((second) => isEmpty(out.when(second))) &&
              isSame(out.when({ type: 'space/LeaveSpace' }).state, out.state)
            )
          }),
        40,
      ),
    ).toBeNull()
  })

  it('SPC-7 at most one request reads the room, and outside of a room nothing of a room is known', () => {
    expect(
      brokenInRoom((room) => {
        const { value, context } = room.state.shared
        const isInside = joinedRoomOf(room.state) !== null
        return (
          running(room, 'enterRoom') <= 1 &&
          (context.place !== null) === (value !== 'outside') &&
          (context.roster !== null) === isInside
        )
      }),
    ).toBeNull()
  })

  it('SPC-8 a report is due or sent exactly while the member may speak', () => {
    expect(
      brokenInside(({ role }, { state }) => {
        const { reportDue, report } = roomReducer.effects(state)
        return (reportDue !== undefined || report !== undefined) === maySpeak(role)
      }),
    ).toBeNull()
  })

  const removals: readonly Step[] = [
    { type: 'space/RemoveFromRoom', xid: ben.xid },
    { type: 'space/MoveToAudience', xid: ben.xid },
    { type: 'space/SetLiveRole', xid: ben.xid, role: 'audience' },
  ]
  it('SPC-5 a host sends no decision about another host', () => {
    expect(
      brokenInside(({ members }, room) => members[ben.xid]?.role !== 'host' || sendsNothing(room, ...removals)),
    ).toBeNull()
  })

  it('SPC-5 a super user may remove a host', () => {
    const staff = given(
      roomReducer,
      { type: 'space/EnterSpace', channelId: square, me: ann.xid, isSuper: true, leavesOther: false },
      entered('audience', { people: [inRoom(ben, 'host', 'on'), inRoom(ann, 'audience')] }),
      connected,
    )
    expect(removals.map((step) => Object.keys(staff.when(step).asked()).length)).toEqual([1, 1, 1])
  })

  it('SPC-5 MIC-4 nobody but the server and a host changes the role or the microphone of a member', () => {
    const forged = (['allow', 'endMic', 'role', 'mute', 'unmute', 'kick'] as const).map((kind) =>
      hear(kind, { fromXid: vera.xid, toXid: ann.xid, role: 'host' }),
    )
    expect(
      brokenInside(({ role, mic, members }, room) => {
        const after = joinedRoomOf(room.when(...forged).state)
        return members[vera.xid]?.role === 'host' || isSame([after?.role, after?.mic], [role, mic])
      }),
    ).toBeNull()
  })
})

describe('Microphone and share, whatever happens', () => {
  it('MIC-8 a member opens no microphone before the media is connected', () => {
    expect(
      brokenInside(({ line }, room) => line === 'connected' || changesNothing(room, { type: 'space/OpenMic' })),
    ).toBeNull()
  })

  it('MIC-7 sound leaves the browser only of a member who may speak and whom no host mutes', () => {
    expect(
      brokenInside(
        ({ role, mic: { on, held }, members }) => !on || (maySpeak(role) && !held && members[ann.xid]?.mic !== 'held'),
      ),
    ).toBeNull()
  })

  it('SHR-1 a second share does not start, and the first goes on', () => {
    const second = { type: 'space/StartShare', kind: 'camera' } as const
    expect(brokenInside(({ share }, room) => share === null || changesNothing(room, second))).toBeNull()
  })

  it('SHR-2 SHR-3 a share ends in the turn in which its picker closes or the browser stops it', () => {
    expect(
      brokenInside(({ share }, room) =>
        (['pickerClosed', 'permissionRefused', null] as const).every((fault) => {
          const stop: Step = { type: 'space/ShareStopped', channelId: square, n: share?.n ?? 0, fault }
          return joinedRoomOf(room.when(stop).state)?.share === null
        }),
      ),
    ).toBeNull()
  })

  it('SHR-5 the outcome of an earlier share changes nothing, and a person who becomes a listener shares nothing', () => {
    expect(
      brokenInside(({ role, share }, room) => {
        const n = (share?.n ?? room.state.shared.context.shares + 1) - 1
        const demoted = joinedRoomOf(room.when(byHost('endMic')).state)
        return (
          (role === 'host' || demoted?.share === null) &&
          changesNothing(
            room,
            { type: 'space/ShareStarted', channelId: square, n, hasSound: false, surface: 'monitor' },
            { type: 'space/ShareStopped', channelId: square, n, fault: null },
          )
        )
      }),
    ).toBeNull()
  })
})
