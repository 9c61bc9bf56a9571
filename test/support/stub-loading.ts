import type { Areas, LazyFeatureLoader } from '../../src/application/features/lazy-areas'
import type { FeatureLoader } from '../../src/application/ports/feature-loader'

export const allAreasLoaded: Areas = { areAllLoaded: () => true, loadAllWithRetry: () => Promise.resolve() }

/** A loader of a log that needs no lazy features. */
export const noFeatures: LazyFeatureLoader = { mustWaitFor: () => false, loadWithRetry: () => undefined }

/** A loader port that has no lazy features. */
export const noFeatureLoader: FeatureLoader = {
  fetch: () => Promise.resolve(null),
  ownerOfEvent: () => Promise.resolve(null),
}
