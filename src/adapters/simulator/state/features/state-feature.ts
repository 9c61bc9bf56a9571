import type * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { put, type Table } from '../../../../domain/kernel/table'
import type { FeatureServerInput, ServerInput } from '../input'
import type { StepResult, ServerOutput } from '../output'
import type { ServerState } from '../server-state'

/** A feature of the server as a pure function: what it is told, and what comes of that. */
export interface StateFeature {
  readonly decode: (stored: unknown) => E.Either<t.Errors, FeatureServerInput>
  readonly step: (world: ServerState, input: FeatureServerInput) => StepResult
  /**
   * What comes of what has just happened in the rest of the town: the world after it, and what is made known besides.
   */
  readonly hears?: HandlesOutputs
}

/** `outputs` are those of the step that `input` made; `world` is as that left it. */
export type HandlesOutputs = (world: ServerState, input: ServerInput, outputs: readonly ServerOutput[]) => StepResult

/**
 * `inputs` reads what the feature is told as it is stored: each type begins with the name of the feature and a slash,
 * and encoding
 * changes nothing. `applyInput` may use all of the world: post messages, move value in the ledger, send frames.
 */
export const stateFeature = <I extends FeatureServerInput>(
  inputs: t.Type<I, unknown>,
  step: (world: ServerState, input: I) => StepResult,
  hears?: HandlesOutputs,
): StateFeature => ({
  decode: (stored) => inputs.decode(stored),
  step: (world, input) => (inputs.is(input) ? step(world, input) : { world, outputs: [] }),
  ...(hears === undefined ? {} : { hears }),
})

/** What the world remembers for one feature. */
export interface FeatureSlice<S> {
  readonly of: (world: ServerState) => S
  readonly put: (world: ServerState, state: S) => ServerState
}

/**
 * `initial` is what there is before the feature was first told anything; it may depend on the seed of the town.
 */
export const featureSlice = <S>(name: string, initial: (world: ServerState) => S): FeatureSlice<S> => {
  class Held {
    constructor(readonly state: S) {}
  }
  const isHeld = (u: unknown): u is Held => u instanceof Held
  return {
    of: (world) => {
      const held = world.features[name]
      return isHeld(held) ? held.state : initial(world)
    },
    put: (world, state) => {
      const features: Table<unknown> = put(world.features, name, new Held(state))
      return { ...world, features }
    },
  }
}
