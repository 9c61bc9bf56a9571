import type { Quota } from '../../../application/ports/browser/quota'

/** The browser's storage API, or `null`. Some browsers lack this API, or offer the API only on secure pages. */
const storageOf = (browser: object): unknown => ('storage' in browser ? browser.storage : null)

export const makeQuota = (storage: unknown = storageOf(navigator)): Quota => ({
  used: async () => {
    if (!(storage instanceof StorageManager)) return null
    try {
      return (await storage.estimate()).usage ?? null
    } catch {
      return null
    }
  },
})
