import type { RouteDeps, RouteBuilder } from '../routes/route-builder'
import type { ResidentsDeps } from '../residents'
import type { ServerFeature } from './server-feature'

/** Every feature of the server, by the name of its file: `wallet.server.ts`. */
const features: readonly ServerFeature[] = Object.values(
  import.meta.glob<{ readonly server: ServerFeature }>('./*.server.ts', { eager: true }),
).map(({ server }) => server)

export const featureRoutes = (to: RouteBuilder, deps: RouteDeps): void => {
  for (const { routes } of features) routes?.(to, deps)
}

export const featureFrameHandlers: ReadonlyMap<string, NonNullable<ServerFeature['frames']>[string]> = new Map(
  features.flatMap(({ frames = {} }) => Object.entries(frames)),
)

/** Channels that are no space's. */
export const featureChannels = features.flatMap(({ channels }) => (channels === undefined ? [] : [channels]))

export const initialFramesFor: NonNullable<ServerFeature['greets']> = (world, xid) =>
  features.flatMap(({ greets }) => greets?.(world, xid) ?? [])

/** Answers what ends what all of them began. */
export const startFeatures = (deps: ResidentsDeps): (() => void) => {
  const ends = features.flatMap(({ live }) => (live === undefined ? [] : [live(deps)]))
  return () => {
    for (const end of ends) end()
  }
}
