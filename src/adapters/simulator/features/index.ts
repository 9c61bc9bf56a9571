import type { ResidentsDeps } from '../residents'
import type { FrameHandler, ServerFeature } from './server-feature'

/**
 * Every feature is a file whose name matches a pattern below, such as `features/bot.server.ts`,
 * `features/push/push.server.ts` or
 * `routes/group-routes.ts`.
 */
export const serverFeatures: readonly ServerFeature[] = Object.values(
  import.meta.glob<{ readonly server: ServerFeature }>(['./*.server.ts', './*/*.server.ts', '../routes/*-routes.ts'], {
    eager: true,
  }),
).map(({ server }) => server)

export const featureFrameHandlers: ReadonlyMap<string, FrameHandler> = new Map(
  serverFeatures.flatMap(({ frames = {} }) => Object.entries(frames)),
)

/** The media channels that belong to features instead of spaces. */
export const featureChannels = serverFeatures.flatMap(({ channels }) => (channels === undefined ? [] : [channels]))

export const initialFramesFor: NonNullable<ServerFeature['greets']> = (world, xid) =>
  serverFeatures.flatMap(({ greets }) => greets?.(world, xid) ?? [])

/** Starts the timers of every feature. Returns a function that stops every feature. */
export const startFeatures = (deps: ResidentsDeps): (() => void) => {
  const ends = serverFeatures.flatMap(({ live }) => (live === undefined ? [] : [live(deps)]))
  return () => {
    for (const end of ends) end()
  }
}
