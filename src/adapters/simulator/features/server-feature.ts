import type { Xid } from '../../../domain/kernel/ids'
import type { RouteDeps, ToRoute } from '../api/route'
import type { Chance, HostNews, WorldHost } from '../host'
import type { FeatureInput } from '../world/input'
import type { WorldOutput } from '../world/output'
import type { World } from '../world/world'
import type { PeopleDeps } from '../people'

/** Who may come into a channel that is no space's, and who speaks there. */
export interface FeatureChannels {
  /** Those sessions of that person which it lets in. */
  readonly sessionsIn: (world: World, channelId: string, xid: string) => readonly string[]
  /** Simulated people who speak there now. */
  readonly voicesOf: (world: World, channelId: string) => readonly Xid[]
  /** The channel of which that tells that something has changed. */
  readonly changedBy: (news: HostNews) => string | null
  /** The first browser has come in. */
  readonly entered: (host: WorldHost, channelId: string) => void
  /** The last browser has gone. */
  readonly emptied: (host: WorldHost, channelId: string) => void
}

/** What a feature is on the server besides its part of the world: its calls, its frames, and what residents do with it. */
export interface ServerFeature {
  readonly routes?: (to: ToRoute, deps: RouteDeps) => void
  /** What members say over the realtime socket, by event. `data` may be anything: it is read and judged here. */
  readonly frames?: Readonly<Record<string, (host: WorldHost, xid: Xid, data: unknown) => void>>
  /** Channels of its own, whose sound and pictures the real-time provider carries as it does those of rooms. */
  readonly channels?: FeatureChannels
  /** What somebody who has just connected is told over the realtime socket. */
  readonly greets?: (world: World, xid: Xid) => readonly Extract<WorldOutput, { type: 'FrameSent' }>[]
  /** Begins what residents and time do; answers what ends it. At pace 0 residents do nothing. */
  readonly live?: (deps: PeopleDeps) => () => void
}

/**
 * Tells the world something of a feature, whose fields the compiler checks.
 */
export const tell = <I extends FeatureInput>(host: WorldHost, make: (chance: Chance) => I): readonly WorldOutput[] => host.commit(make)
