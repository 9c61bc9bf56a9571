import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { channelOf } from '../../../../../src/adapters/simulator/state/seed/spaces'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { voicesIn } from '../../../../../src/adapters/simulator/state/spaces/voices'
import { ChannelId, type Xid } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { plainEvent, type RoomEvent } from '../../../../../src/domain/space'
import { brand, personBy, spaceCreated, START, townOf } from '../town'

const town = townOf(1)
const [ada, ben, sky] = [
  personBy(town, 'ada@loop.example'),
  personBy(town, 'ben@loop.example'),
  personBy(town, 'super@loop.example'),
]
const channelId = brand(ChannelId.is, '0123abcd-0000-4000-8000-0123456789ab')
const MINUTE = 60_000
const at = (minutes: number) => addMs(START, minutes * MINUTE)
const of = (type: 'SpaceStarted' | 'SpaceClosed' | 'SpaceLeft', xid: Xid, minute = 0): ServerInput => ({
  type,
  at: at(minute),
  xid,
  channelId,
})
const joined = (xid: Xid, minute = 0): ServerInput => ({
  type: 'SpaceJoined',
  at: at(minute),
  xid,
  channelId,
  token: `t-${xid}`,
})
const say = (xid: Xid, kind: RoomEvent['kind'], toXid: Xid | null, minute: number): ServerInput => ({
  type: 'RoomEventSaid',
  at: at(minute),
  xid,
  event: { ...plainEvent, kind, channelId, fromXid: xid, toXid },
})
const setRole = (target: Xid, role: 'speaker' | 'audience' | 'host', minute: number): ServerInput => ({
  type: 'SpaceRoleSet',
  at: at(minute),
  xid: ada,
  channelId,
  target,
  role,
})
const after = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((acc, input) => applyInput(acc, input).world, world)
const heard = (world: ServerState, minute: number) => {
  const space = world.spaces[channelId]
  return space === undefined ? [] : voicesIn(world, space, at(minute)).map(({ xid, seconds }) => [xid, seconds / 60])
}

/** Ada hosts, Ben and Sky listen. */
const live = after(
  town,
  spaceCreated(ada, channelId, '10000001', { endsAt: at(120) }),
  of('SpaceStarted', ada),
  joined(ada),
  joined(ben),
  joined(sky),
)

describe('Who spoke in a space', () => {
  it('R2-015 is who had an open microphone: a listener who was moved back is listed, and a muted host is not', () => {
    const ended = after(
      live,
      setRole(ben, 'speaker', 1),
      say(ben, 'unmute', ben, 2),
      say(ada, 'endMic', ben, 9),
      say(ada, 'mute', null, 10),
      of('SpaceClosed', ada, 30),
    )
    expect(heard(ended, 60)).toEqual([[ben, 7]])
  })

  it.each<[string, ServerInput]>([
    ['the speaker mutes', say(ben, 'mute', ben, 5)],
    ['a host mutes the speaker', say(ada, 'mute', ben, 5)],
    ['a host moves the speaker to the listeners', say(ada, 'endMic', ben, 5)],
    ['the role is taken', setRole(ben, 'audience', 5)],
    ['the speaker leaves', of('SpaceLeft', ben, 5)],
    ['the speaker is removed', { type: 'SpaceKicked', at: at(5), xid: ada, channelId, target: ben }],
    ['the speaker leaves the group', { type: 'GroupLeft', at: at(5), xid: ben, gid: '10000001', successor: null }],
    ['the space ends', of('SpaceClosed', ada, 5)],
    ['the time of the space is up', { type: 'SpaceTimeUp', at: at(120), channelId }],
  ])('R2-015 minutes end with the open microphone: %s', (what, input) => {
    const speaking = after(live, setRole(ben, 'speaker', 0), say(ben, 'unmute', ben, 1))
    expect(heard(after(speaking, input), 600)).toEqual([[ben, what === 'the time of the space is up' ? 119 : 4]])
  })

  it('R2-015 several turns of one person add up, and the person who spoke longest comes first', () => {
    const world = after(
      live,
      say(ada, 'unmute', ada, 0),
      say(ada, 'mute', ada, 2),
      setRole(ben, 'speaker', 2),
      say(ben, 'unmute', ben, 2),
      say(ben, 'mute', ben, 5),
      say(ben, 'unmute', ben, 10),
    )
    expect(heard(world, 12)).toEqual([
      [ben, 5],
      [ada, 2],
    ])
  })

  it('R2-015 somebody who opens no microphone is not listed, whatever the role', () => {
    expect(heard(after(live, setRole(ben, 'host', 1), of('SpaceClosed', ada, 9)), 10)).toEqual([])
  })

  it('R2-015 the peak is the most people who were in the space at once', () => {
    const world = after(
      live,
      of('SpaceLeft', ben, 1),
      of('SpaceLeft', sky, 2),
      joined(ben, 3),
      of('SpaceClosed', ada, 9),
    )
    expect(world.spaces[channelId]?.peak).toBe(3)
  })

  it('R2-015 the seeded spaces that are over have people who spoke', () => {
    const space = town.spaces[channelOf('40000004', 1)]
    expect(space === undefined ? [] : voicesIn(town, space, START)).not.toEqual([])
  })
})
