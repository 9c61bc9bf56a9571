import type { Areas, OnDemand } from '../../src/application/areas/areas'
import type { FeatureShelf } from '../../src/application/ports/features'

/** Nothing has to be fetched. */
export const allHere: Areas = { areAllHere: () => true, insist: () => Promise.resolve() }

/** There are no features that are loaded on demand. */
export const noFeatures: OnDemand = { awaits: () => false, insist: () => undefined }

/** The same as a port. */
export const noFeatureShelf: FeatureShelf = { fetch: () => Promise.resolve(null), ownerOfEvent: () => Promise.resolve(null) }
