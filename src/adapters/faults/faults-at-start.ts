import { makeSettings } from '../browser/storage/settings'

/** The name of a plan in an address and in the storage of its tab. */
export const FAULTS = 'faults'

/** What lives as long as this tab, and survives a reload. */
export const makeTabSettings = () => makeSettings(() => sessionStorage)

/** Whether the address has a plan, or this tab had one before a reload. */
export const hasFaultsAtStart = (): boolean =>
  location.search.includes(FAULTS) || makeTabSettings().get(FAULTS) !== null
