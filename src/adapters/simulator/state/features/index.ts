import { ownerOf } from '../../../../domain/event-log'
import type { ServerInput } from '../input'
import type { StepResult } from '../output'
import type { StateFeature } from './state-feature'

/** Every feature that the world knows, by the name of its folder: `wallet/feature.ts`. */
const features = import.meta.glob<{ readonly feature: StateFeature }>('./*/feature.ts', { eager: true })

/** The feature that an input of that type is for. */
export const featureOfInput = (type: string): StateFeature | undefined =>
  features[`./${ownerOf(type) ?? ''}/feature.ts`]?.feature

const hearers = Object.values(features).flatMap(({ feature: { hears } }) => (hears === undefined ? [] : [hears]))

/** What features make of what has happened, one after the other; none hears what another made known. */
export const applyToFeatures = (input: ServerInput, stepped: StepResult): StepResult =>
  hearers.reduce<StepResult>((so, hears) => {
    const after = hears(so.world, input, stepped.outputs)
    return after.outputs.length === 0
      ? { ...so, world: after.world }
      : { world: after.world, outputs: [...so.outputs, ...after.outputs] }
  }, stepped)
