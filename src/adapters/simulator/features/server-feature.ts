import type { Xid } from '../../../domain/kernel/ids'
import type { RouteDeps, RouteBuilder } from '../routes/route-builder'
import type { InputContext, ServerEvent, StateHost } from '../state-host'
import type { FeatureServerInput } from '../state/input'
import type { ServerOutput } from '../state/output'
import type { ServerState } from '../state/server-state'
import type { ResidentsDeps } from '../residents'

/** Who may come into a channel that is no space's, and who speaks there. */
export interface FeatureChannels {
  /** Those sessions of that person which it lets in. */
  readonly sessionsIn: (world: ServerState, channelId: string, xid: string) => readonly string[]
  /** Simulated people who speak there now. */
  readonly voicesOf: (world: ServerState, channelId: string) => readonly Xid[]
  /** The channel of which that tells that something has changed. */
  readonly changedBy: (news: ServerEvent) => string | null
  /** The first browser has come in. */
  readonly entered: (host: StateHost, channelId: string) => void
  /** The last browser has gone. */
  readonly emptied: (host: StateHost, channelId: string) => void
}

/**
 * What a feature is on the server besides its part of the world: its calls, its frames, and what residents do with it.
 */
export interface ServerFeature {
  readonly routes?: (to: RouteBuilder, deps: RouteDeps) => void
  /** What members say over the realtime socket, by event. `data` may be anything: it is read and judged here. */
  readonly frames?: Readonly<Record<string, (host: StateHost, xid: Xid, data: unknown) => void>>
  /** Channels of its own, whose sound and pictures the real-time provider carries as it does those of rooms. */
  readonly channels?: FeatureChannels
  /** What somebody who has just connected is told over the realtime socket. */
  readonly greets?: (world: ServerState, xid: Xid) => readonly Extract<ServerOutput, { type: 'FrameSent' }>[]
  /** Begins what residents and time do; answers what ends it. At pace 0 residents do nothing. */
  readonly live?: (deps: ResidentsDeps) => () => void
}

/**
 * Tells the world something of a feature, whose fields the compiler checks.
 */
export const commitInput = <I extends FeatureServerInput>(
  host: StateHost,
  make: (chance: InputContext) => I,
): readonly ServerOutput[] => host.commit(make)
