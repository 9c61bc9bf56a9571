import type { Xid } from '../../../domain/kernel/ids'
import type { RouteDeps, ToRoute } from '../api/route'
import type { Chance, WorldHost } from '../host'
import type { FeatureInput } from '../world/input'
import type { WorldOutput } from '../world/output'
import type { PeopleDeps } from '../people'

/** What a feature is on the server besides its part of the world: its calls, its frames, and what residents do with it. */
export interface ServerFeature {
  readonly routes?: (to: ToRoute, deps: RouteDeps) => void
  /** What members say over the realtime socket, by event. `data` may be anything: it is read and judged here. */
  readonly frames?: Readonly<Record<string, (host: WorldHost, xid: Xid, data: unknown) => void>>
  /** Begins what residents and time do; answers what ends it. At pace 0 residents do nothing. */
  readonly live?: (deps: PeopleDeps) => () => void
}

/**
 * Tells the world something of a feature, whose fields the compiler checks.
 */
export const tell = <I extends FeatureInput>(host: WorldHost, make: (chance: Chance) => I): readonly WorldOutput[] => host.commit(make)
