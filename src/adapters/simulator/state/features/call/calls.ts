import type { ChannelId, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, entriesOf, type Table } from '../../../../../domain/kernel/table'
import type { ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/** A private call that is not over. `by` are the sessions that may come into its channel; a resident needs none. */
export interface ServerCall {
  readonly channelId: ChannelId
  readonly from: Xid
  readonly to: Xid
  readonly isVideo: boolean
  readonly at: Instant
  /** `null` while it waits. */
  readonly answeredAt: Instant | null
  readonly by: Table<Xid>
  /** Whether a browser is in its channel. */
  readonly isOccupied: boolean
}

/** By channel. */
export const callsSlice = featureSlice<Table<ServerCall>>('call', () => emptyTable())

export const callIn = (world: ServerState, channelId: string): ServerCall | undefined => callsSlice.of(world)[channelId]
export const isCallMember = ({ from, to }: ServerCall, xid: Xid): boolean => from === xid || to === xid

/** Of that person, the newest first. */
export const callsOf = (world: ServerState, xid: Xid): readonly ServerCall[] =>
  entriesOf(callsSlice.of(world))
    .map(([, one]) => one)
    .filter((one) => isCallMember(one, xid))
    .sort((one, other) => other.at - one.at)

/** The one that came of a start: that of this channel, or where they were calling as well, theirs. */
export const startedCall = (
  world: ServerState,
  { xid, to, channelId }: { readonly xid: Xid; readonly to: string; readonly channelId: ChannelId },
): ServerCall | undefined => callIn(world, channelId) ?? callsOf(world, xid).find((one) => one.from === to)

/** Those sessions of that person which it has let into that channel. */
export const sessionsInCall = (world: ServerState, channelId: string, xid: string): readonly string[] =>
  entriesOf(callIn(world, channelId)?.by ?? {}).flatMap(([token, whose]) =>
    whose === xid && world.tokens[token] === whose ? [token] : [],
  )
