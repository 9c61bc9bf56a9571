import type { ChannelId, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, entriesOf, type Table } from '../../../../../domain/kernel/table'
import type { ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/**
 * A private call that has not ended. `by` lists the sessions that may enter the call's channel. A simulated member
 * needs no session.
 */
export interface ServerCall {
  readonly channelId: ChannelId
  readonly from: Xid
  readonly to: Xid
  readonly isVideo: boolean
  readonly at: Instant
  /** `null` while the call rings. */
  readonly answeredAt: Instant | null
  readonly by: Table<Xid>
  /** Whether a browser is in the call's channel. */
  readonly isOccupied: boolean
}

/** The calls that have not ended, keyed by channel. */
export const callsSlice = featureSlice<Table<ServerCall>>('call', () => emptyTable())

export const callIn = (world: ServerState, channelId: string): ServerCall | undefined => callsSlice.of(world)[channelId]
export const isCallMember = ({ from, to }: ServerCall, xid: Xid): boolean => from === xid || to === xid

/** The calls of this member, newest first. */
export const callsOf = (world: ServerState, xid: Xid): readonly ServerCall[] =>
  entriesOf(callsSlice.of(world))
    .map(([, one]) => one)
    .filter((one) => isCallMember(one, xid))
    .sort((one, other) => other.at - one.at)

/**
 * The call that results when member `xid` calls `to`: the call with this channel, or the other member's call if both
 * called each other.
 */
export const startedCall = (
  world: ServerState,
  { xid, to, channelId }: { readonly xid: Xid; readonly to: string; readonly channelId: ChannelId },
): ServerCall | undefined => callIn(world, channelId) ?? callsOf(world, xid).find((one) => one.from === to)

/** This member's sessions that the call's channel admits. */
export const sessionsInCall = (world: ServerState, channelId: string, xid: string): readonly string[] =>
  entriesOf(callIn(world, channelId)?.by ?? {}).flatMap(([token, whose]) =>
    whose === xid && world.tokens[token] === whose ? [token] : [],
  )
