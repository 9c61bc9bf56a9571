import { describe, expect, it } from 'vitest'
import { plainEvent, type RoomEvent } from '../../../src/domain/space'
import { roomReducer } from '../../../src/domain/space/room/room.reducer'
import { applyRoomEvent, bufferedEvents } from '../../../src/domain/space/room/roster.events'
import { noonPlus } from '../../support/builders/instant'
import type { Roster } from '../../../src/domain/space/room/roster'
import { ann, ben, vera } from '../../support/builders/person'
import { elsewhere, eventOf, inRoom, square } from '../../support/builders/space'
import { alarm, given, wait, type Step } from '../../support/given'
import { as, byHost, connected, enter, entered, hear, now, rosterOf, said, type Room } from './room-story'

/** The requests to socket and server that these steps start. */
const told = (story: Room, ...steps: readonly Step[]): readonly unknown[] => {
  const after = story.when(...steps)
  return Object.entries(after.asked())
    .filter(([id]) => /^(?:do:|tell:|decision)/.test(id))
    .map(([, input]) => input)
}
const deciding = (event: Partial<RoomEvent>) => [
  {
    event: {
      ...plainEvent,
      channelId: square,
      fromXid: ann.xid,
      ...event,
    },
  },
]
const saying = (event: Partial<RoomEvent>) => deciding(event).map((one) => ({ n: 1, ...one }))
const doing = (act: object) => [{ n: 1, act: { channelId: square, ...act } }]
const speaker = inRoom(vera, 'speaker', 'on')
/** Ann and Ben are hosts, and Vera is a speaker. */
const busy = given(
  roomReducer,
  enter,
  entered('host', { people: [inRoom(ben, 'host', 'on'), inRoom(ann, 'host'), speaker] }),
  connected,
)

describe('A host', () => {
  it('a host can mute, unmute or end the microphone of a speaker, and mute everybody', () => {
    expect(told(busy, { type: 'space/MuteMic', xid: vera.xid })).toEqual(saying({ kind: 'mute', toXid: vera.xid }))
    expect(told(busy, { type: 'space/UnmuteMic', xid: vera.xid })).toEqual(saying({ kind: 'unmute', toXid: vera.xid }))
    expect(told(busy, { type: 'space/MoveToAudience', xid: vera.xid })).toEqual(
      saying({ kind: 'endMic', toXid: vera.xid }),
    )
    expect(told(busy, { type: 'space/MuteAll' })).toEqual(saying({ kind: 'mute' }))
  })

  it('a host cannot mute, unmute or end the microphone of a listener, an absent member or the host themselves', () => {
    const listening = as('host')
    for (const type of ['space/MuteMic', 'space/UnmuteMic', 'space/MoveToAudience'] as const) {
      expect([
        told(listening, { type, xid: vera.xid }),
        told(busy, { type, xid: ann.xid }),
        told(as('host').when(hear('left', { toXid: vera.xid })), { type, xid: vera.xid }),
      ]).toEqual([[], [], []])
    }
  })

  it('a host cannot invite a member who already is a speaker', () => {
    expect(told(busy, { type: 'space/InviteToSpeak', xid: vera.xid })).toEqual([])
  })

  it('a host can allow or refuse a mic request once, and only if there is a mic request', () => {
    const asked = as('host').when(hear('request', { fromXid: vera.xid }))
    expect(
      told(asked, { type: 'space/AllowMicRequest', xid: vera.xid }, { type: 'space/AllowMicRequest', xid: vera.xid }),
    ).toEqual(deciding({ kind: 'allow', toXid: vera.xid }))
    expect(
      told(
        asked,
        { type: 'space/RefuseMicRequest', xid: vera.xid, note: null },
        { type: 'space/RefuseMicRequest', xid: vera.xid, note: null },
      ),
    ).toEqual(deciding({ kind: 'decline', toXid: vera.xid }))
    expect(
      told(
        as('host'),
        { type: 'space/AllowMicRequest', xid: vera.xid },
        { type: 'space/RefuseMicRequest', xid: vera.xid, note: null },
      ),
    ).toEqual([])
  })

  it('an invitation is sent once, and ends when the listener declines, gets a role or leaves, or after 30 s', () => {
    const invited = as('host').when({ type: 'space/InviteToSpeak', xid: vera.xid })
    expect(told(invited, { type: 'space/InviteToSpeak', xid: vera.xid })).toEqual(
      deciding({ kind: 'invite', toXid: vera.xid }),
    )
    expect(now(invited).invited).toEqual({ [vera.xid]: noonPlus(30_000) })
    expect(now(invited.when(wait(30_000), alarm(`invitationOver/${vera.xid}`))).invited).toEqual({})
    for (const over of [
      hear('decline', { fromXid: vera.xid }),
      hear('role', { fromXid: null, toXid: vera.xid, role: 'speaker' }),
      hear('left', { toXid: vera.xid }),
    ])
      expect(now(invited.when(over)).invited).toEqual({})
  })

  it('a host’s kick, new role, new mic mode and end of the room are sent to the server, but not a role or mode already set', () => {
    expect(told(busy, { type: 'space/RemoveFromRoom', xid: vera.xid })).toEqual(doing({ kind: 'kick', xid: vera.xid }))
    expect(told(busy, { type: 'space/SetLiveRole', xid: vera.xid, role: 'guest' })).toEqual(
      doing({ kind: 'role', xid: vera.xid, role: 'guest' }),
    )
    expect(told(busy, { type: 'space/SetMicMode', mode: 'open' })).toEqual(doing({ kind: 'mode', mode: 'open' }))
    expect(told(busy, { type: 'space/EndRoom' })).toEqual(doing({ kind: 'end' }))
    expect(
      told(
        busy,
        { type: 'space/SetLiveRole', xid: vera.xid, role: 'speaker' },
        { type: 'space/SetMicMode', mode: 'limited' },
      ),
    ).toEqual([])
  })
})

describe('Any member', () => {
  it('any member can react, request the microphone, withdraw the request, and accept or decline an offer to speak', () => {
    const listening = as('audience')
    expect(told(listening, { type: 'space/ReactInRoom', emoji: '🎉' })).toEqual(
      saying({ kind: 'reaction', emoji: '🎉' }),
    )
    expect(
      told(
        listening,
        { type: 'space/CancelMicRequest' },
        { type: 'space/DeclineMicInvite' },
        { type: 'space/AcceptMicInvite' },
      ),
    ).toEqual([])
    expect(said(listening.when({ type: 'space/RequestMic' }, { type: 'space/CancelMicRequest' }))).toMatchObject([
      { event: { kind: 'request' } },
      { event: { kind: 'decline', toXid: null } },
    ])
    expect(now(listening.when({ type: 'space/RequestMic' }, { type: 'space/CancelMicRequest' })).mic.asked).toBeNull()
    const offered = listening.when(byHost('invite'))
    expect(told(offered, { type: 'space/DeclineMicInvite' })).toEqual(saying({ kind: 'decline', toXid: ben.xid }))
    expect(now(offered.when({ type: 'space/DeclineMicInvite' })).mic).toMatchObject({
      offer: null,
      asked: null,
      on: false,
    })
    expect([
      told(offered, { type: 'space/AcceptMicInvite' }),
      now(offered.when({ type: 'space/AcceptMicInvite' })).mic,
    ]).toMatchObject([saying({ kind: 'request' }), { offer: null, asked: noonPlus(10_000), on: false, held: false }])
  })
})

describe('A room event', () => {
  const room = rosterOf(busy)
  const after = (...events: readonly RoomEvent[]) =>
    events.reduce<Roster>((acc, event) => {
      const next = applyRoomEvent(acc, event)
      if (next === null) throw new Error('removed')
      return next
    }, room)

  it('an event of another room does not change this room', () => {
    expect(applyRoomEvent(room, { ...eventOf('left', { toXid: vera.xid }), channelId: elsewhere })).toBe(room)
  })

  it('a room shows the last 12 reactions, and ignores a reaction whose emoji is missing, empty or longer than 16 characters', () => {
    const many = after(...Array.from({ length: 14 }, () => eventOf('reaction', { fromXid: vera.xid, emoji: '🎉' })))
    expect(many.reactionsSeen.map(({ n }) => n)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(many.reactionsSeen[0]).toEqual({ n: 3, xid: vera.xid, emoji: '🎉' })
    for (const emoji of [null, '', 'a'.repeat(17)])
      expect(after(eventOf('reaction', { fromXid: vera.xid, emoji }))).toBe(room)
    expect(after(eventOf('reaction', { fromXid: vera.xid, emoji: 'a'.repeat(16) })).reactionsMade).toBe(1)
  })

  it('a join or leave event changes the members of a room only if it comes from the server, and counts a member once', () => {
    const newcomer = inRoom({ ...vera, name: 'Vera again' }, 'audience')
    expect([
      after(eventOf('joined', { person: newcomer })).count,
      after(eventOf('joined', { person: newcomer })).members[vera.xid],
    ]).toEqual([room.count, newcomer])
    const left = after(eventOf('left', { toXid: vera.xid }))
    expect([
      left.count,
      left.members[vera.xid],
      after(eventOf('left', { toXid: vera.xid }), eventOf('left', { toXid: vera.xid })).count,
    ]).toEqual([room.count - 1, undefined, room.count - 1])
    expect(after(eventOf('left', { toXid: vera.xid }), eventOf('joined', { person: newcomer })).count).toBe(room.count)
    for (const event of [
      eventOf('joined', { fromXid: vera.xid, person: newcomer }),
      eventOf('left', { fromXid: ben.xid, toXid: vera.xid }),
      eventOf('left', { toXid: ann.xid }),
      eventOf('joined', { person: { ...newcomer, xid: ann.xid } }),
      eventOf('joined'),
    ]) {
      expect(after(event)).toBe(room)
    }
  })

  it('a mute of everybody excludes hosts, and a later unmute does not open a muted microphone', () => {
    const muted = after(eventOf('mute', { fromXid: ben.xid }))
    expect([muted.members[vera.xid]?.mic, muted.members[ben.xid]?.mic, muted.isMuted]).toEqual(['held', 'on', false])
    const freed = applyRoomEvent(muted, eventOf('unmute', { fromXid: ben.xid, toXid: vera.xid }))
    expect(freed?.members[vera.xid]?.mic).toBe('off')
    expect(after(eventOf('unmute', { fromXid: ben.xid, toXid: vera.xid })).members[vera.xid]?.mic).toBe('on')
  })

  it('an event that kicks or demotes a host takes effect only if it comes from the server, not from another host', () => {
    for (const kind of ['kick', 'endMic'] as const)
      expect(after(eventOf(kind, { fromXid: ann.xid, toXid: ben.xid }))).toBe(room)
    expect(after(eventOf('role', { fromXid: ann.xid, toXid: ben.xid, role: 'audience' }))).toBe(room)
    expect(after(eventOf('kick', { toXid: ben.xid })).members[ben.xid]).toBeUndefined()
    expect([
      after(eventOf('role', { toXid: ben.xid, role: 'audience' })).members[ben.xid],
      after(eventOf('endMic', { toXid: vera.xid })).members[vera.xid],
    ]).toMatchObject([
      { role: 'audience', mic: 'off' },
      { role: 'audience', mic: 'off' },
    ])
    expect([after(eventOf('role', { toXid: vera.xid })), after(eventOf('kick')), after(eventOf('mode'))]).toEqual([
      room,
      room,
      room,
    ])
    expect(applyRoomEvent(room, eventOf('kick', { fromXid: ben.xid, toXid: ann.xid }))).toBe(room)
    expect(applyRoomEvent(rosterOf(as('audience')), eventOf('kick', { fromXid: ben.xid, toXid: ann.xid }))).toBe(null)
  })

  it('during a room read the client buffers at most 100 events that change the room, and no reactions or mic requests', () => {
    const lasting = eventOf('left', { toXid: vera.xid })
    expect([
      bufferedEvents([], eventOf('reaction')),
      bufferedEvents([], eventOf('request')),
      bufferedEvents([], lasting),
    ]).toEqual([[], [], [lasting]])
    expect(
      bufferedEvents(
        Array.from({ length: 100 }, () => lasting),
        eventOf('mode', { mode: 'open' }),
      ),
    ).toHaveLength(100)
  })
})
