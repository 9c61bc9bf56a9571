import type { FeatureLoading } from '../../src/application/log/log-registry'
import type { FeatureLoader } from '../../src/application/ports/feature-loader'

/** A loader of a log that needs no lazy features. */
export const noFeatures: FeatureLoading = { mustWaitFor: () => false, loadWithRetry: () => undefined }

/** A loader port that has no lazy features. */
export const noFeatureLoader: FeatureLoader = {
  fetch: () => Promise.resolve(null),
  ownerOfEvent: () => null,
}
