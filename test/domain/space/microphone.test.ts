import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinedRoomOf, type RoomEvent } from '../../../src/domain/space'
import { roomReducer } from '../../../src/domain/space/room/room.reducer'
import { ann, ben, vera } from '../../support/builders/person'
import { inRoom, square } from '../../support/builders/space'
import { given, wait, type Step } from '../../support/given'
import { as, byHost, connected, enter, entered, hear, now, said, speaks, untilAsked, type Room } from './room-story'
import { roomMessages } from '../../../src/domain/space/room/room.messages'

const { 'space/RoomEventReceived': RoomEventReceived } = roomMessages

describe('The member’s own microphone', () => {
  it('MIC-8 R2-168 R2-290 a member cannot open the microphone before the media connection is ready', () => {
    const waiting = given(roomReducer, enter, entered('speaker'))
    expect(waiting.when({ type: 'space/OpenMic' }).state).toEqual(waiting.state)
    expect(speaks(waiting.when(connected, { type: 'space/OpenMic' }))).toBe(true)
  })

  it('the microphone is closed again if the browser refuses the permission', () => {
    expect(
      speaks(
        as('speaker').when(
          { type: 'space/OpenMic' },
          { type: 'space/MicNotOpened', channelId: square, fault: 'permissionRefused' },
        ),
      ),
    ).toBe(false)
  })

  it('MIC-7 R2-128 an open microphone closes at once when a host mutes or kicks the member, ends the microphone or lowers the role', () => {
    const on = as('speaker').when({ type: 'space/OpenMic' })
    for (const step of [
      byHost('mute'),
      byHost('mute', { toXid: null }),
      byHost('endMic'),
      byHost('role', { role: 'audience' }),
      byHost('kick'),
    ]) {
      expect([speaks(on), speaks(on.when(step))]).toEqual([true, false])
    }
  })

  it('MIC-7 after a host’s unmute the microphone stays closed until the member opens it', () => {
    const held = as('speaker').when({ type: 'space/OpenMic' }, byHost('mute'))
    expect(speaks(held.when({ type: 'space/OpenMic' }))).toBe(false)
    expect(speaks(held.when(byHost('unmute')))).toBe(false)
    expect(speaks(held.when(byHost('unmute'), { type: 'space/OpenMic' }))).toBe(true)
    expect(speaks(as('speaker').when(byHost('mute'), byHost('unmute')))).toBe(false)
  })

  it('R2-128 a host’s mute is visible to other members until the host unmutes the member', () => {
    const host = given(
      roomReducer,
      enter,
      entered('host', { people: [inRoom(ann, 'host'), inRoom(vera, 'speaker', 'on')] }),
      connected,
    )
    const held = host.when(
      hear('mute', { fromXid: ann.xid, toXid: vera.xid }),
      hear('mute', { fromXid: vera.xid, toXid: vera.xid }),
    )
    expect(now(held).members[vera.xid]?.mic).toBe('held')
    expect(now(held.when(hear('unmute', { fromXid: ann.xid, toXid: vera.xid }))).members[vera.xid]?.mic).toBe('off')
  })

  it('when a member opens or closes the microphone, an event to the other members is sent', () => {
    expect(said(as('speaker').when({ type: 'space/OpenMic' }, { type: 'space/CloseMic' }))).toMatchObject([
      { event: { kind: 'unmute', toXid: ann.xid } },
      { event: { kind: 'mute', toXid: ann.xid } },
    ])
  })

  it('the microphone closes when the tab in the room reloads', () => {
    const on = as('speaker').when({ type: 'space/OpenMic' })
    expect(speaks(on.when({ type: 'space/RoomReloaded' }))).toBe(false)
  })
})

describe('Room events that any client could send', () => {
  const kinds: readonly RoomEvent['kind'][] = [
    'request',
    'allow',
    'invite',
    'decline',
    'endMic',
    'mute',
    'unmute',
    'mode',
    'kick',
    'role',
    'reaction',
    'joined',
    'left',
  ]
  const forged = fc.record({
    kind: fc.constantFrom(...kinds),
    toXid: fc.constantFrom(ann.xid, ben.xid, vera.xid, null),
    role: fc.constantFrom('host' as const, 'audience' as const, null),
    mode: fc.constantFrom('open' as const, null),
    emoji: fc.constantFrom('🎉', null),
    person: fc.constantFrom(inRoom(vera, 'host', 'on'), null),
  })
  const states = [as('audience'), untilAsked(as('audience')), as('speaker').when({ type: 'space/OpenMic' }), as('host')]

  it('MIC-4 SPC-5 R2-131 room events from a member who is no host change no microphone of the recipient, no role and no presence', () => {
    fc.assert(
      fc.property(fc.array(forged, { maxLength: 8 }), fc.nat(states.length - 1), (events, which) => {
        const before = states[which] ?? as('host')
        const after = now(before.when(...events.map((event) => hear(event.kind, { ...event, fromXid: vera.xid }))))
        const { mic, role, micMode, share, hostXids, members } = now(before)
        expect(after).toMatchObject({ mic, role, micMode, share, hostXids })
        expect(Object.keys(after.members)).toEqual(Object.keys(members))
        expect(Object.values(after.members).map((one) => one.role)).toEqual(
          Object.values(members).map((one) => one.role),
        )
      }),
    )
  })

  it('MIC-7 for any order of events, a microphone is open only if its owner wants it, the role allows it and no host mutes it', () => {
    const steps = fc.constantFrom<Step>(
      { type: 'space/OpenMic' },
      { type: 'space/CloseMic' },
      { type: 'space/RequestMic' },
      { type: 'space/AcceptMicInvite' },
      connected,
      { type: 'space/RoomMediaStateChanged', channelId: square, state: 'reconnecting' },
      { type: 'space/MicNotOpened', channelId: square, fault: 'deviceGone' },
      byHost('allow'),
      byHost('invite'),
      byHost('mute'),
      byHost('unmute'),
      byHost('endMic'),
      byHost('role', { role: 'audience' }),
      byHost('role', { role: 'guest' }),
      byHost('kick'),
      { type: 'space/RoomReloaded' },
      wait(6_000),
      enter,
    )
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (walk) => {
        let story: Room = as('audience')
        const unwanted: unknown[] = []
        let wants = false
        let held = false
        for (const step of walk) {
          const room = joinedRoomOf(story.state)
          const wasAsked = room?.mic.asked ?? null
          const after = story.when(step)
          if ('type' in step) {
            if (step.type === 'space/OpenMic' && speaks(after)) wants = true
            if (
              step.type === 'space/CloseMic' ||
              step.type === 'space/MicNotOpened' ||
              step.type === 'space/RoomReloaded'
            )
              wants = false
            if (
              RoomEventReceived.is(step) &&
              step.event.kind === 'allow' &&
              wasAsked !== null &&
              !speaks(story) &&
              speaks(after)
            )
              wants = true
            if (RoomEventReceived.is(step) && step.event.kind === 'mute') held = true
            if (RoomEventReceived.is(step) && step.event.kind === 'unmute') held = false
          }
          const inside = joinedRoomOf(after.state)
          if (inside === null || inside.role === 'audience') wants = false
          if (inside === null || inside.role === 'audience') held = false
          if (speaks(after) && (!wants || held || inside?.role === 'audience')) unwanted.push(step)
          story = after
        }
        expect(unwanted).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
