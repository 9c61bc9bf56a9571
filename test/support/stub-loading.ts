import type { Areas, LazyFeatureLoader } from '../../src/application/features/lazy-areas'
import type { FeatureLoader } from '../../src/application/ports/feature-loader'

/** Nothing has to be fetched. */
export const allAreasLoaded: Areas = { areAllLoaded: () => true, loadAllWithRetry: () => Promise.resolve() }

/** There are no features that are loaded on demand. */
export const noFeatures: LazyFeatureLoader = { mustWaitFor: () => false, loadWithRetry: () => undefined }

/** The same as a port. */
export const noFeatureLoader: FeatureLoader = {
  fetch: () => Promise.resolve(null),
  ownerOfEvent: () => Promise.resolve(null),
}
