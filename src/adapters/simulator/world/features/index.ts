import { ownerOf } from '../../../../domain/event-log'
import type { WorldInput } from '../input'
import type { Stepped } from '../output'
import type { WorldFeature } from './world-feature'

/** Every feature that the world knows, by the name of its folder: `wallet/feature.ts`. */
const features = import.meta.glob<{ readonly feature: WorldFeature }>('./*/feature.ts', { eager: true })

/** The feature that an input of that type is for. */
export const featureOf = (type: string): WorldFeature | undefined => features[`./${ownerOf(type) ?? ''}/feature.ts`]?.feature

const hearers = Object.values(features).flatMap(({ feature: { hears } }) => (hears === undefined ? [] : [hears]))

/** What features make of what has happened, one after the other; none hears what another made known. */
export const heardByFeatures = (input: WorldInput, stepped: Stepped): Stepped => hearers.reduce<Stepped>((so, hears) => {
  const after = hears(so.world, input, stepped.outputs)
  return after.outputs.length === 0 ? { ...so, world: after.world } : { world: after.world, outputs: [...so.outputs, ...after.outputs] }
}, stepped)
