import { describe, expect, it } from 'vitest'
import { joinedRoomOf, type JoinedRoom } from '../../../src/domain/space'
import { isUndecided } from '../../../src/domain/space/room/joined-room'
import { entriesOf } from '../../../src/domain/kernel/table'
import { isSame } from '../../support/counterexample'
import type { Step } from '../../support/given'
import { wakes } from '../../support/walk'
import { byHost, hear, said, speaks } from './room-story'
import { zoe } from './room-turns'
import { brokenInside, changesNothing, running, sendsNothing } from './room-walk'

/** When the open requests end, each with its longest time in ms. */
const requestEnds = (room: JoinedRoom | null): readonly (readonly [until: number, ms: number])[] => [
  ...(room?.mic.asked == null ? [] : [[room.mic.asked, 10_000] as const]),
  ...(room?.queue ?? []).filter(isUndecided).map(({ until }) => [until, 30_000] as const),
]
/** When the open invitations end. */
const offerEnds = (room: JoinedRoom | null): readonly number[] => [
  ...(room?.mic.offer == null ? [] : [room.mic.offer.until]),
  ...entriesOf(room?.invited ?? {}).map(([, until]) => until),
]

describe('A mic request, whatever happens', () => {
  it('MIC-1 a member with an open request sends no second one', () => {
    expect(
      brokenInside(
        ({ mic: { asked } }, room) =>
          asked === null || room.at >= asked || changesNothing(room, { type: 'space/RequestMic' }),
      ),
    ).toBeNull()
  })

  it('MIC-2 a request ends at most 10 s after the member sent it, and 30 s after the hosts heard it', () => {
    expect(
      brokenInside((now, room) => {
        const awake = joinedRoomOf(wakes(room).state)
        return (
          requestEnds(now).every(([until, ms]) => until - room.at <= ms) &&
          requestEnds(awake).every(([until]) => until > room.at)
        )
      }),
    ).toBeNull()
  })

  it('MIC-2 a host answers no request after its end, even if the host’s tab slept', () => {
    expect(
      brokenInside(({ queue }, room) =>
        queue
          .filter(({ until }) => until <= room.at)
          .every(({ xid }) =>
            sendsNothing(
              room,
              { type: 'space/AllowMicRequest', xid },
              { type: 'space/RefuseMicRequest', xid, note: null },
            ),
          ),
      ),
    ).toBeNull()
  })

  it('MIC-3 in open mode no request enters the hosts’ list', () => {
    const listed = (room: JoinedRoom | null) => (room?.queue ?? []).map(({ xid }) => xid)
    expect(
      brokenInside(
        (now, room) =>
          now.micMode !== 'open' ||
          isSame(listed(joinedRoomOf(room.when(hear('request', { fromXid: zoe.xid })).state)), listed(now)),
      ),
    ).toBeNull()
  })

  it('MIC-5 only a host sends a change of the mic mode', () => {
    const command: Step = { type: 'space/SetMicMode', mode: 'open' }
    expect(
      brokenInside(({ role, micMode }, room) => {
        const sent = running(room.when(command), 'performAction') - running(room, 'performAction')
        return sent === (role === 'host' && micMode !== 'open' ? 1 : 0)
      }),
    ).toBeNull()
  })

  it('MIC-6 an allow opens the microphone only of a member whose request is open', () => {
    expect(
      brokenInside(
        ({ mic: { asked, on } }, room) =>
          on || (asked !== null && room.at < asked) || !speaks(room.when(byHost('allow'))),
      ),
    ).toBeNull()
  })

  it('MIC-9 the hosts’ list has each listener once, and only listeners who are there', () => {
    expect(
      brokenInside(
        ({ role, queue, members }) =>
          new Set(queue.map(({ xid }) => xid)).size === queue.length &&
          queue.every(({ xid }) => members[xid]?.role === 'audience' && role === 'host'),
      ),
    ).toBeNull()
  })

  it('MIC-9 while a decision about a request is sent, no second one is sent', () => {
    expect(
      brokenInside(({ queue }, room) =>
        queue
          .filter((one) => !isUndecided(one))
          .every(({ xid }) =>
            (['space/AllowMicRequest', 'space/RefuseMicRequest', 'space/InviteToSpeak'] as const).every((type) =>
              isSame(said(room.when({ type, xid, note: null })), said(room)),
            ),
          ),
      ),
    ).toBeNull()
  })

  it('MIC-9 an invitation lapses after 30 s, and cannot be accepted later', () => {
    expect(
      brokenInside((now, room) => {
        const { offer } = now.mic
        return (
          offerEnds(now).every((until) => until - room.at <= 30_000) &&
          offerEnds(joinedRoomOf(wakes(room).state)).every((until) => until > room.at) &&
          (offer === null ||
            offer.until > room.at ||
            isSame(said(room.when({ type: 'space/AcceptMicInvite' })), said(room)))
        )
      }),
    ).toBeNull()
  })
})
