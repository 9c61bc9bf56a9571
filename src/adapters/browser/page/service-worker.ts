import { installWorkerPolicy, OFFLINE_WORKER } from './trusted-workers'

/**
 * The delay before the worker is registered, in milliseconds. By then the requests of the first screen are complete.
 */
const REST_MS = 10_000

interface Page {
  readonly setTimeout: (call: () => void, ms: number) => unknown
  readonly navigator: { readonly serviceWorker?: { readonly register: (url: string) => Promise<unknown> } }
}

/**
 * Registers the service worker. With the worker, the page opens offline and loads lazy chunks while the server is
 * unreachable. A browser that has no service workers, or refuses this worker, loads everything from the server.
 */
export const registerServiceWorker = (page: Page = window, allow: () => void = installWorkerPolicy): void => {
  page.setTimeout(() => {
    allow()
    page.navigator.serviceWorker?.register(OFFLINE_WORKER).catch(() => undefined)
  }, REST_MS)
}
