import * as t from 'io-ts'
import type { ChannelId } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { put } from '../../../../../domain/kernel/table'
import type { RoomEvent } from '../../../../../domain/space'
import { roomOutputs } from '../../spaces/room-actions'
import type { ServerOutput, StepResult } from '../../output'
import type { ServerSpace, ServerState } from '../../server-state'
import { stateFeature } from '../state-feature'
import { advanced, decidersIn, inOrder, micLineOf, withMicLine, withoutMicLine } from './mic-line'

/** The events that change the line, or who speaks. */
const MOVING: ReadonlySet<RoomEvent['kind']> = new Set([
  'request',
  'allow',
  'invite',
  'decline',
  'endMic',
  'mute',
  'unmute',
  'kick',
  'role',
  'left',
])

/** Tells the hosts how long each person has waited and been silent. A person learns only their own place. */
const moved = (world: ServerState, space: ServerSpace, events: readonly RoomEvent[], at: Instant): StepResult => {
  const { channelId } = space
  const line = advanced(micLineOf(world, channelId), space, at)
  const asking = new Set(
    events.flatMap(({ kind, fromXid }) => (kind === 'request' && fromXid !== null ? [fromXid] : [])),
  )
  const hosts = asking.size === 0 ? [] : decidersIn(world, space)
  const places = inOrder(line).map((key, nth) => [key, nth + 1] as const)
  const outputs = places.flatMap(([key, place]): readonly ServerOutput[] => {
    const xid = world.accounts[key]?.xid
    const since = line.waiting[key]?.since
    if (xid === undefined || since === undefined) return []
    const spokeAt = line.spokeAt[key]
    const seen = { kind: 'place', toXid: xid, place } as const
    const detailed = { ...seen, waitedMs: at - since, silentMs: spokeAt === undefined ? null : at - spokeAt }
    return [
      ...(asking.has(xid) ? hosts.map((host) => roomOutputs(channelId, detailed, host)) : []),
      ...(asking.has(xid) || line.told[key] !== place ? [roomOutputs(channelId, seen, xid)] : []),
    ]
  })
  const told = places.reduce((table, [key, place]) => put(table, key, place), line.told)
  return { world: withMicLine(world, channelId, { ...line, told }), outputs }
}

/** The line of the people who ask to speak in a room. */
export const feature = stateFeature(t.never, (world) => ({ world, outputs: [] }), {
  hears: (world, input, outputs) => {
    const events = outputs.flatMap((output) =>
      output.type === 'RoomTold' && MOVING.has(output.event.kind) ? [output.event] : [],
    )
    const ended = outputs.flatMap((output): readonly ChannelId[] =>
      output.type === 'SpaceTold' && output.what === 'SpaceEnded' ? [output.channelId] : [],
    )
    const without = ended.reduce(withoutMicLine, world)
    const [first] = events
    const space = first === undefined ? undefined : without.spaces[first.channelId]
    return space?.status === 'started' && 'at' in input
      ? moved(without, space, events, input.at)
      : { world: without, outputs: [] }
  },
})
