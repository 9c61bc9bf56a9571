import { installWorkerPolicy, OFFLINE_WORKER } from './trusted-workers'

/** Register only after the requests of the first screen. */
const REST_MS = 10_000

interface Page {
  readonly setTimeout: (call: () => void, ms: number) => unknown
  readonly navigator: { readonly serviceWorker?: { readonly register: (url: string) => Promise<unknown> } }
}

/**
 * With the worker, the page opens offline and loads its lazy parts while the server is away. A browser without service
 * workers, or that refuses this worker, loads from the server.
 */
export const registerServiceWorker = (page: Page = window, allow: () => void = installWorkerPolicy): void => {
  page.setTimeout(() => {
    allow()
    page.navigator.serviceWorker?.register(OFFLINE_WORKER).catch(() => undefined)
  }, REST_MS)
}
