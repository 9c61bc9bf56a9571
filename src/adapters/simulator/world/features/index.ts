import { ownerOf } from '../../../../domain/event-log'
import type { WorldFeature } from './world-feature'

/** Every feature that the world knows, by the name of its folder: `wallet/feature.ts`. */
const features = import.meta.glob<{ readonly feature: WorldFeature }>('./*/feature.ts', { eager: true })

/** The feature that an input of that type is for. */
export const featureOf = (type: string): WorldFeature | undefined => features[`./${ownerOf(type) ?? ''}/feature.ts`]?.feature
