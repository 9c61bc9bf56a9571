import type { RouteDeps, RouteBuilder } from '../routes/route-builder'
import type { ResidentsDeps } from '../residents'
import type { ServerFeature } from './server-feature'

/** Every server feature is a file here: `wallet.server.ts`. */
const features: readonly ServerFeature[] = Object.values(
  import.meta.glob<{ readonly server: ServerFeature }>('./*.server.ts', { eager: true }),
).map(({ server }) => server)

export const featureRoutes = (to: RouteBuilder, deps: RouteDeps): void => {
  for (const { routes } of features) routes?.(to, deps)
}

export const featureFrameHandlers: ReadonlyMap<string, NonNullable<ServerFeature['frames']>[string]> = new Map(
  features.flatMap(({ frames = {} }) => Object.entries(frames)),
)

/** Channels that belong to no space. */
export const featureChannels = features.flatMap(({ channels }) => (channels === undefined ? [] : [channels]))

export const initialFramesFor: NonNullable<ServerFeature['greets']> = (world, xid) =>
  features.flatMap(({ greets }) => greets?.(world, xid) ?? [])

/** Returns the function that stops every feature. */
export const startFeatures = (deps: ResidentsDeps): (() => void) => {
  const ends = features.flatMap(({ live }) => (live === undefined ? [] : [live(deps)]))
  return () => {
    for (const end of ends) end()
  }
}
