import type { App } from '../../../application/app'
import type { Simulator } from '../../../application/ports/simulator'
import { followPushes } from '../push/follow-pushes'
import { rememberLooks, type Look } from './remembered-look'
import { registerServiceWorker } from './service-worker'
export { makeReleases } from './releases'

type LanguageOf = (app: App) => Look['language']

/** A part of the client that starts after the first screen. */
interface LatePart {
  readonly install: (app: App, languageOf: LanguageOf, simulator: Simulator | null) => void
}

/**
 * Registers the service worker, follows its pushes, remembers the look, and installs a late part of this build. A
 * development build has no service worker and starts each page with the same look. `go` opens a path of this client.
 */
export const prepare = async (
  app: App,
  languageOf: LanguageOf,
  go: (path: string) => void,
  simulator: Simulator | null,
  late?: () => Promise<LatePart>,
): Promise<void> => {
  if (import.meta.env.PROD) {
    registerServiceWorker()
    rememberLooks(app, languageOf)
    followPushes(app, go)
  }
  const part = await late?.()
  part?.install(app, languageOf, simulator)
}
