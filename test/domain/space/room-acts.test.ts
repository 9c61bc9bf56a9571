import { describe, expect, it } from 'vitest'
import { inAudience, onStage, roomExitOf, roomReducer, type RoomEvent } from '../../../src/domain/space'
import { applySocketEvent, bufferedEvents } from '../../../src/domain/space/room.socket-events'
import { byRank, nextReport, warningAt } from '../../../src/domain/space/room.rules'
import { isHostless, memberNameIn, roomMediaTarget } from '../../../src/domain/space/room.selectors'
import { NOON, noonPlus } from '../../support/builders/instant'
import { ann, ben, sender, vera } from '../../support/builders/person'
import { elsewhere, eventOf, inRoom, spaceWith, square } from '../../support/builders/space'
import { given, wait, type Step } from '../../support/given'
import { as, byHost, connected, enter, entered, hear, now, said, type Room } from './room-story'

/** The requests to socket and server that these steps start. */
const told = (story: Room, ...steps: readonly Step[]): readonly unknown[] => {
  const after = story.when(...steps)
  return Object.entries(after.asked())
    .filter(([id]) => id.startsWith('do:') || id.startsWith('tell:'))
    .map(([, input]) => input)
}
const saying = (event: Partial<RoomEvent>) => [
  {
    n: 1,
    event: {
      channelId: square,
      fromXid: ann.xid,
      toXid: null,
      role: null,
      mode: null,
      emoji: null,
      person: null,
      ...event,
    },
  },
]
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
    expect(told(busy, { type: 'MuteMic', xid: vera.xid })).toEqual(saying({ kind: 'mute', toXid: vera.xid }))
    expect(told(busy, { type: 'UnmuteMic', xid: vera.xid })).toEqual(saying({ kind: 'unmute', toXid: vera.xid }))
    expect(told(busy, { type: 'EndMic', xid: vera.xid })).toEqual(saying({ kind: 'endMic', toXid: vera.xid }))
    expect(told(busy, { type: 'MuteAll' })).toEqual(saying({ kind: 'mute' }))
  })

  it('a host cannot mute, unmute or end the microphone of a listener, an absent member or the host themselves', () => {
    const listening = as('host')
    for (const type of ['MuteMic', 'UnmuteMic', 'EndMic'] as const) {
      expect([
        told(listening, { type, xid: vera.xid }),
        told(busy, { type, xid: ann.xid }),
        told(as('host').when(hear('left', { toXid: vera.xid })), { type, xid: vera.xid }),
      ]).toEqual([[], [], []])
    }
  })

  it('a host cannot invite a member who already is a speaker', () => {
    expect(told(busy, { type: 'InviteToMic', xid: vera.xid })).toEqual([])
  })

  it('a host can allow or refuse a mic request once, and only if there is a mic request', () => {
    const asked = as('host').when(hear('request', { fromXid: vera.xid }))
    expect(told(asked, { type: 'AllowMic', xid: vera.xid }, { type: 'AllowMic', xid: vera.xid })).toEqual(
      saying({ kind: 'allow', toXid: vera.xid }),
    )
    expect(told(asked, { type: 'RefuseMic', xid: vera.xid }, { type: 'RefuseMic', xid: vera.xid })).toEqual(
      saying({ kind: 'decline', toXid: vera.xid }),
    )
    expect(told(as('host'), { type: 'AllowMic', xid: vera.xid }, { type: 'RefuseMic', xid: vera.xid })).toEqual([])
  })

  it('an invitation is sent once, and ends when the listener declines, gets a role or leaves, or after 30 s', () => {
    const invited = as('host').when({ type: 'InviteToMic', xid: vera.xid })
    expect(told(invited, { type: 'InviteToMic', xid: vera.xid })).toEqual(saying({ kind: 'invite', toXid: vera.xid }))
    expect(now(invited).invited).toEqual({ [vera.xid]: noonPlus(30_000) })
    expect(now(invited.when(wait(30_000), { type: 'HideEndWarning' })).invited).toEqual({})
    for (const over of [
      hear('decline', { fromXid: vera.xid }),
      hear('role', { fromXid: null, toXid: vera.xid, role: 'speaker' }),
      hear('left', { toXid: vera.xid }),
    ])
      expect(now(invited.when(over)).invited).toEqual({})
  })

  it('a host’s kick, new role, new mic mode and end of the room are sent to the server, but not a role or mode already set', () => {
    expect(told(busy, { type: 'KickOut', xid: vera.xid })).toEqual(doing({ kind: 'kick', xid: vera.xid }))
    expect(told(busy, { type: 'SetLiveRole', xid: vera.xid, role: 'guest' })).toEqual(
      doing({ kind: 'role', xid: vera.xid, role: 'guest' }),
    )
    expect(told(busy, { type: 'SetMicMode', mode: 'open' })).toEqual(doing({ kind: 'mode', mode: 'open' }))
    expect(told(busy, { type: 'EndRoom' })).toEqual(doing({ kind: 'end' }))
    expect(
      told(busy, { type: 'SetLiveRole', xid: vera.xid, role: 'speaker' }, { type: 'SetMicMode', mode: 'limited' }),
    ).toEqual([])
  })
})

describe('Any member', () => {
  it('any member can react, request the microphone, withdraw the request, and accept or decline an offer to speak', () => {
    const listening = as('audience')
    expect(told(listening, { type: 'ReactInRoom', emoji: '🎉' })).toEqual(saying({ kind: 'reaction', emoji: '🎉' }))
    expect(told(listening, { type: 'TakeAskingBack' }, { type: 'DeclineMic' }, { type: 'AcceptMic' })).toEqual([])
    expect(said(listening.when({ type: 'AskForMic' }, { type: 'TakeAskingBack' }))).toMatchObject([
      { event: { kind: 'request' } },
      { event: { kind: 'decline', toXid: null } },
    ])
    expect(now(listening.when({ type: 'AskForMic' }, { type: 'TakeAskingBack' })).mic.asked).toBeNull()
    const offered = listening.when(byHost('invite'))
    expect(told(offered, { type: 'DeclineMic' })).toEqual(saying({ kind: 'decline', toXid: ben.xid }))
    expect(now(offered.when({ type: 'DeclineMic' })).mic).toMatchObject({ offer: null, asked: null, on: false })
    expect([told(offered, { type: 'AcceptMic' }), now(offered.when({ type: 'AcceptMic' })).mic]).toMatchObject([
      saying({ kind: 'request' }),
      { offer: null, asked: noonPlus(10_000), on: false, held: false },
    ])
  })
})

describe('A room event', () => {
  const room = now(busy)
  const after = (...events: readonly RoomEvent[]) =>
    events.reduce((acc, event) => {
      const next = applySocketEvent(acc, event, NOON)
      if (typeof next === 'string') throw new Error(`out: ${next}`)
      return next
    }, room)

  it('an event of another room does not change this room', () => {
    expect(applySocketEvent(room, { ...eventOf('left', { toXid: vera.xid }), channelId: elsewhere }, NOON)).toBe(room)
  })

  it('a room shows the last 12 reactions, and ignores a reaction with no emoji or a text of more than 16 characters', () => {
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
    expect([muted.members[vera.xid]?.mic, muted.members[ben.xid]?.mic, muted.mic.held]).toEqual(['held', 'on', false])
    const freed = applySocketEvent(muted, eventOf('unmute', { fromXid: ben.xid, toXid: vera.xid }), NOON)
    expect(typeof freed === 'string' ? null : freed.members[vera.xid]?.mic).toBe('off')
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
    expect(applySocketEvent(room, eventOf('kick', { fromXid: ben.xid, toXid: ann.xid }), NOON)).toBe(room)
    expect(applySocketEvent(now(as('audience')), eventOf('kick', { fromXid: ben.xid, toXid: ann.xid }), NOON)).toBe(
      'kicked',
    )
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

describe('The members of a room', () => {
  const people = [inRoom({ ...vera, name: 'Zoe' }, 'audience'), inRoom(ben, 'speaker'), inRoom(ann, 'host')]

  it('the members of a room are sorted by role, then by name', () => {
    const [a, b] = [inRoom({ ...vera, name: 'A' }, 'speaker'), inRoom({ ...vera, name: 'B' }, 'speaker')]
    expect([
      byRank(a, b) < 0,
      byRank(b, a) > 0,
      byRank(a, a),
      byRank(inRoom(vera, 'guest'), a) < 0,
      byRank(inRoom(vera, 'host'), inRoom(vera, 'guest')) < 0,
      byRank(inRoom(vera, 'audience'), a) > 0,
    ]).toEqual([true, true, 0, true, true, true])
    const full = now(given(roomReducer, enter, entered('host', { people }), connected))
    expect([onStage(full).map(({ xid }) => xid), inAudience(full).map(({ name }) => name)]).toEqual([
      [ann.xid, ben.xid],
      ['Zoe'],
    ])
  })

  it('the name of a room member is found by xid, and is empty without an xid', () => {
    const listening = now(as('audience'))
    expect([memberNameIn(listening, ben.xid), memberNameIn(listening, null)]).toEqual([ben.name, ''])
  })

  it('a room is hostless for a listener once the last host has left, but never for a member who is a host', () => {
    expect([isHostless(now(as('audience'))), isHostless(now(as('host')))]).toEqual([false, false])
    expect(isHostless(now(as('audience').when(hear('left', { toXid: ben.xid }))))).toBe(true)
    expect(isHostless(now(as('host').when(hear('left', { toXid: ben.xid }))))).toBe(false)
  })

  it('the media target of a room contains a microphone and a share only after the member has started them', () => {
    const open = as('speaker').when({ type: 'OpenMic' }, { type: 'StartShare', kind: 'screen' })
    expect(roomMediaTarget(now(open))).toEqual({
      channelId: square,
      holdsMic: true,
      speaks: true,
      share: { kind: 'screen', n: 1 },
    })
    expect(roomMediaTarget(now(as('speaker')))).toEqual({
      channelId: square,
      holdsMic: false,
      speaks: false,
      share: null,
    })
  })

  it('a removed member sees the reason only for the room from which the member was removed', () => {
    const out = as('audience').when(byHost('kick'))
    expect([
      roomExitOf(out.state, square),
      roomExitOf(out.state, elsewhere),
      roomExitOf(as('audience').state, square),
    ]).toEqual(['kicked', null, null])
  })
})

describe('Entering again', () => {
  it('SPC-7 a member who enters the current room again in the same tab stays in the room with the microphone open', () => {
    const open = as('speaker').when({ type: 'OpenMic' })
    for (const leavesOther of [false, true]) expect(now(open.when({ ...enter, leavesOther }))).toEqual(now(open))
  })
})

describe('A host’s allow', () => {
  it('MIC-4 a host’s allow keeps the role of a guest, and makes a listener a speaker', () => {
    const guest = given(
      roomReducer,
      enter,
      entered('audience', { people: [inRoom(ben, 'host'), inRoom(ann, 'audience'), inRoom(vera, 'guest')] }),
      connected,
    )
    const allow = hear('allow', { fromXid: ben.xid, toXid: vera.xid })
    expect([guest, as('audience')].map((room) => now(room.when(allow)).members[vera.xid]?.role)).toEqual([
      'guest',
      'speaker',
    ])
  })
})

describe('The deadlines of a room', () => {
  it('only hosts see a warning one minute before the planned end of the room, until they dismiss the warning', () => {
    const host = as('host')
    expect([
      warningAt(now(host)),
      warningAt(now(host.when({ type: 'HideEndWarning' }))),
      warningAt(now(as('audience'))),
    ]).toEqual([noonPlus(3_540_000), null, null])
    expect(
      warningAt(
        now(
          given(
            roomReducer,
            enter,
            entered('host', { space: spaceWith({ endsAt: null, hosts: [sender(ann)] }) }),
            connected,
          ),
        ),
      ),
    ).toBeNull()
  })

  it('stats reports are due every 30 s after the entry, and missed reports are skipped', () => {
    expect(
      [NOON, noonPlus(29_999), noonPlus(30_000), noonPlus(95_000)].map((at) => nextReport(NOON, at) - NOON),
    ).toEqual([30_000, 30_000, 60_000, 120_000])
  })
})
