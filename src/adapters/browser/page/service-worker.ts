import { installWorkerPolicy, OFFLINE_WORKER } from './trusted-workers'

/** The page comes first, and all that its first screen asks for. */
const REST_MS = 10_000

interface Page {
  readonly setTimeout: (call: () => void, ms: number) => unknown
  readonly navigator: { readonly serviceWorker?: { readonly register: (url: string) => Promise<unknown> } }
}

/**
 * From then on the page opens without a network, and a part of it that comes late comes while the server is away. A
 * browser that has no
 * such worker, or refuses it, loads from the server as before.
 */
export const registerServiceWorker = (page: Page = window, allow: () => void = installWorkerPolicy): void => {
  page.setTimeout(() => {
    allow()
    page.navigator.serviceWorker?.register(OFFLINE_WORKER).catch(() => undefined)
  }, REST_MS)
}
