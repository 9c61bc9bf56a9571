import type { FetchFeature } from '../features/lazy-features'

/** Lazy features, with the adapters that only they need. */
export interface FeatureLoader {
  readonly fetch: FetchFeature
  /** The feature that handles frames of this event; `null` if there is none. */
  readonly ownerOfEvent: (event: string) => Promise<string | null>
}
