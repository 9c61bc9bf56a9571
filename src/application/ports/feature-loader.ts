/** A feature with its adapters. Only `LazyFeatures` knows how to attach it. */
export interface LoadedFeature {
  readonly name: string
}

/** Lazy features, with the adapters that only they need. */
export interface FeatureLoader {
  /** `null` if this program has no feature of that name. */
  readonly fetch: (name: string) => Promise<LoadedFeature | null>
  /** The feature that handles frames of this event; `null` if there is none. */
  readonly ownerOfEvent: (event: string) => Promise<string | null>
}
