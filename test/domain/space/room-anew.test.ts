import { describe, expect, it } from 'vitest'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { joinedRoomOf, currentRoomOf, type RoomEvent, type RoomMember } from '../../../src/domain/space'
import { roomReducer } from '../../../src/domain/space/room/room.reducer'
import { ann, ben, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { entryWith, inRoom, square } from '../../support/builders/space'
import { alarm, given, wait, type Step } from '../../support/given'
import { as, byHost, enter, entered, hear, now, said, speaks, untilAsked, type Room } from './room-story'

describe('A room when a new session starts', () => {
  it.each([
    ['is in', given(roomReducer, enter, entered('speaker'))],
    ['is entering', given(roomReducer, enter)],
  ] as const)(
    'SPC-6 a new session ends the room that the member %s, and only a session of the same account sends a leave request',
    (_, story) => {
      story.when({ type: 'SignedIn', session: sessionOf(ann) }).gives({
        in: 'outside',
        asks: { [`leave:${square}`]: { channelId: square } },
        data: { place: null, roster: null, parted: null },
      })
      story
        .when({ type: 'SignedIn', session: sessionOf(ben) })
        .gives({ in: 'outside', asks: {}, data: { place: null, roster: null } })
    },
  )
})

describe('A room that is read again', () => {
  const cutAgain: Step = {
    type: 'SocketOpened',
    ask: { unit: 'connection/socket', id: 'openSocket', seq: 1 },
    again: true,
  }
  const read =
    (role: 'speaker' | 'audience', mic: RoomMember['mic'] = 'off'): Step =>
    (ask) => ({
      type: 'space/RoomEntered',
      ask: ask('readAgain'),
      channelId: square,
      arrival: entryWith(role, {
        people: [inRoom(ben, 'host', 'on'), inRoom(ann, role, mic), inRoom(vera, 'audience')],
      }),
    })
  const notRead =
    (failure: Failure): Step =>
    (ask) => ({ type: 'space/RoomNotEntered', ask: ask('readAgain'), channelId: square, failure })
  const asksOf = ({ state }: Room) =>
    Object.keys(roomReducer.effects(state)).filter((id) => !/Due$|Over$|^decision/.test(id))

  it('SPC-5 after a room read, the member’s own mute event shows the member’s microphone as off', () => {
    expect(
      now(
        as('speaker').when(
          cutAgain,
          (ask) => ({
            type: 'space/RoomEntered',
            ask: ask('readAgain'),
            channelId: square,
            arrival: entryWith('speaker', { people: [inRoom(ann, 'speaker', 'on')] }),
          }),
          hear('mute', { fromXid: ann.xid, toXid: ann.xid }),
        ),
      ).members[ann.xid]?.mic,
    ).toBe('off')
  })

  it('after a disconnect the room is read again, and an open microphone closes if the response gives a lower role', () => {
    const cut = as('speaker').when({ type: 'space/OpenMic' }, cutAgain)
    expect(speaks(cut)).toBe(true)
    expect(speaks(cut.when(read('speaker', 'on')))).toBe(true)
    expect(speaks(cut.when(read('speaker')))).toBe(false)
    expect(speaks(cut.when(read('audience')))).toBe(false)
    expect(currentRoomOf(cut.when(notRead(refused('removed'))).state)).toBeNull()
  })

  it('SPC-5 a failed room read is repeated after 2 s, and a disconnect during a room read restarts the read', () => {
    const failed = as('speaker').when(cutAgain, notRead(unreachable))
    expect(asksOf(failed)).toEqual([])
    const again = failed.when(wait(2_000), alarm('readAgainDue'))
    expect(asksOf(again)).toEqual(['readAgain'])
    expect(currentRoomOf(again.when(read('audience')).state)).toMatchObject({ role: 'audience', isStale: false })
    expect(asksOf(as('speaker').when(cutAgain, cutAgain))).toEqual(['readAgain'])
  })

  const fromServer = (kind: RoomEvent['kind'], with_: Partial<RoomEvent> = {}): Step =>
    hear(kind, { fromXid: null, toXid: null, ...with_ })
  it('SPC-5 events received during a room read are applied on top of the response', () => {
    const joining = given(
      roomReducer,
      enter,
      fromServer('left', { toXid: ben.xid }),
      fromServer('mode', { mode: 'open' }),
      entered('audience'),
    )
    expect(currentRoomOf(joining.state)).toMatchObject({ phase: 'inside', micMode: 'open' })
    expect(Object.keys(joinedRoomOf(joining.state)?.members ?? {})).not.toContain(ben.xid)
    expect(
      currentRoomOf(given(roomReducer, enter, fromServer('kick', { toXid: ann.xid }), entered('audience')).state),
    ).toBeNull()
  })

  it('MIC-6 a host’s allow received during a room read gives the speaker role after the response, but no open microphone', () => {
    const raised = as('audience').when({ type: 'space/RequestMic' }, cutAgain, byHost('allow'))
    expect(speaks(raised)).toBe(true)
    const after = raised.when(read('audience'))
    expect([currentRoomOf(after.state), speaks(after)]).toMatchObject([{ role: 'speaker' }, false])
  })

  it('SPC-5 MIC-6 the room is read again after a host has allowed a mic request that had expired or was never sent', () => {
    const late = untilAsked(as('audience')).when(wait(10_001), byHost('allow'))
    expect(asksOf(late)).toContain('readAgain')
    const raised = late.when(read('speaker'))
    expect([now(raised).role, now(raised).mic.offer, speaks(raised)]).toEqual(['speaker', null, false])
    const offered = late.when(read('audience'))
    expect([now(offered).role, now(offered).mic.offer?.why]).toEqual(['audience', 'late'])
    const invited = as('audience').when(byHost('invite'), byHost('allow'))
    expect([asksOf(invited), now(invited).mic.offer?.why]).toEqual([['readAgain'], 'invite'])
  })

  it('SPC-5 MIC-6 after a disconnect an open mic request is sent again, if the room read shows the member still as a listener', () => {
    const requests = (story: Room) => said(story).filter((input) => JSON.stringify(input).includes('"request"')).length
    const cut = untilAsked(as('audience')).when(cutAgain)
    expect([requests(cut), requests(cut.when(read('audience'))), requests(cut.when(read('speaker')))]).toEqual([
      1, 2, 1,
    ])
    expect(requests(cut.when(wait(10_001), read('audience')))).toBe(1)
    expect(requests(as('audience').when(cutAgain, read('audience')))).toBe(0)
  })

  it('SPC-5 a room is read again after the entry if the socket reopened during the entry', () => {
    expect(asksOf(given(roomReducer, enter, cutAgain, entered('audience')))).toEqual(['readAgain'])
  })
})
