import type * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { put, type Table } from '../../../../domain/kernel/table'
import type { FeatureServerInput, ServerInput } from '../input'
import type { StepResult, ServerOutput } from '../output'
import type { ServerState } from '../server-state'
import type { Forgotten } from './account-deletion/forget-name'

/**
 * The pure part of a server feature: the feature's inputs and the reducer that applies these inputs to the server
 * state.
 */
export interface StateFeature {
  readonly decode: (stored: unknown) => E.Either<t.Errors, FeatureServerInput>
  readonly step: (world: ServerState, input: FeatureServerInput) => StepResult
  /** Reacts to the outputs of any input. Returns the next state and further outputs. */
  readonly hears?: HandlesOutputs
  /** Erases what the feature keeps of a deleted account, or takes the account's name out of it. */
  readonly forgets?: ForgetsAccount
}

export type ForgetsAccount = (world: ServerState, gone: Forgotten) => ServerState

/** `outputs` are the outputs of `input`; `world` is the state after that input. */
export type HandlesOutputs = (world: ServerState, input: ServerInput, outputs: readonly ServerOutput[]) => StepResult

/**
 * Defines the state part of a feature. `inputs` decodes the stored inputs. Each type begins with the feature's name and
 * a slash, and encoding changes nothing. `step` may change the whole state: for example, post messages, move value in
 * the ledger and send frames.
 */
export const stateFeature = <I extends FeatureServerInput>(
  inputs: t.Type<I, unknown>,
  step: (world: ServerState, input: I) => StepResult,
  reactions: Pick<StateFeature, 'hears' | 'forgets'> = {},
): StateFeature => ({
  decode: (stored) => inputs.decode(stored),
  step: (world, input) => (inputs.is(input) ? step(world, input) : { world, outputs: [] }),
  ...reactions,
})

/** The part of the server state that belongs to a feature. */
export interface FeatureSlice<S> {
  readonly of: (world: ServerState) => S
  readonly put: (world: ServerState, state: S) => ServerState
}

/**
 * Defines the slice of a feature. `initial` is the slice before the feature's first input. The initial slice may depend
 * on the state's seed.
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
