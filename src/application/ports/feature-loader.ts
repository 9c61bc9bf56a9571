/** A feature with its adapters. Only `LazyFeatures` knows how to attach the feature. */
export interface LoadedFeature {
  readonly name: string
}

/** Loads lazy features, with the adapters that only these features need. */
export interface FeatureLoader {
  /** Loads a feature; `null` if this program has no feature of that name. */
  readonly fetch: (name: string) => Promise<LoadedFeature | null>
  /** The feature that handles frames of this event; `null` if no feature does. */
  readonly ownerOfEvent: (event: string) => string | null
}
