import type { FetchFeature } from '../features/lazy-features'

/** The features that are loaded on demand, with the adapters that only they need. */
export interface FeatureLoader {
  readonly fetch: FetchFeature
  /** The feature that frames of this event are for; `null` where they are for none. */
  readonly ownerOfEvent: (event: string) => Promise<string | null>
}
