import { ownerOf } from '../../../../domain/event-log'
import type { ServerInput } from '../input'
import type { ServerOutput, StepResult } from '../output'
import type { ServerState } from '../server-state'
import type { StateFeature } from './state-feature'

/** Each feature of the server state is a folder beside this file, such as `gift/feature.ts`. */
const features = import.meta.glob<{ readonly feature: StateFeature }>('./*/feature.ts', { eager: true })

export const featureOfInput = (type: string): StateFeature | undefined =>
  features[`./${ownerOf(type) ?? ''}/feature.ts`]?.feature

const hearers = Object.values(features).flatMap(({ feature: { hears } }) => (hears === undefined ? [] : [hears]))
const forgetters = Object.values(features).flatMap(({ feature: { forgets } }) =>
  forgets === undefined ? [] : [forgets],
)

const forgotten = (world: ServerState, outputs: readonly ServerOutput[]): ServerState =>
  outputs.reduce(
    (acc, output) =>
      output.type === 'AccountDeleted' ? forgetters.reduce((now, forgets) => forgets(now, output), acc) : acc,
    world,
  )

/**
 * Lets each feature react to the outputs of an input, one feature after the other. A feature does not receive the
 * outputs of another feature.
 */
export const applyToFeatures = (input: ServerInput, stepped: StepResult): StepResult =>
  hearers.reduce<StepResult>(
    (acc, hears) => {
      const after = hears(acc.world, input, stepped.outputs)
      return after.outputs.length === 0
        ? { ...acc, world: after.world }
        : { world: after.world, outputs: [...acc.outputs, ...after.outputs] }
    },
    { ...stepped, world: forgotten(stepped.world, stepped.outputs) },
  )
