import type { Xid } from '../../../domain/kernel/ids'
import type { RouteDeps, RouteBuilder } from '../routes/route-builder'
import type { InputContext, ServerEvent, StateHost } from '../state-host'
import type { FeatureServerInput } from '../state/input'
import type { ServerOutput } from '../state/output'
import type { ServerState } from '../state/server-state'
import type { ResidentsDeps } from '../residents'

/** Access and speech in channels that belong to no space. */
export interface FeatureChannels {
  /** The sessions of that person that the channel admits. */
  readonly sessionsIn: (world: ServerState, channelId: string, xid: string) => readonly string[]
  /** Residents who speak there now. */
  readonly voicesOf: (world: ServerState, channelId: string) => readonly Xid[]
  /** The channel whose state changed with that event. */
  readonly changedBy: (news: ServerEvent) => string | null
  readonly entered: (host: StateHost, channelId: string) => void
  readonly emptied: (host: StateHost, channelId: string) => void
}

/** The server side of a feature outside the server state: its routes, its frames, and its residents' behaviour. */
export interface ServerFeature {
  readonly routes?: (to: RouteBuilder, deps: RouteDeps) => void
  /** Handlers for frames from members on the realtime socket, by event name. Each handler validates its `data`. */
  readonly frames?: Readonly<Record<string, (host: StateHost, xid: Xid, data: unknown) => void>>
  /** Own channels. The real-time provider carries their audio and video as it does for rooms. */
  readonly channels?: FeatureChannels
  /** Frames that a new connection receives after its login. */
  readonly greets?: (world: ServerState, xid: Xid) => readonly Extract<ServerOutput, { type: 'FrameSent' }>[]
  /** Starts timers and residents. Returns the function that stops them. At pace 0 residents do nothing. */
  readonly live?: (deps: ResidentsDeps) => () => void
}

/** Commits an input of a feature. The compiler checks its fields. */
export const commitInput = <I extends FeatureServerInput>(
  host: StateHost,
  make: (chance: InputContext) => I,
): readonly ServerOutput[] => host.commit(make)
