import type * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { put, type Table } from '../../../../domain/kernel/table'
import type { FeatureInput, WorldInput } from '../input'
import type { Stepped, WorldOutput } from '../output'
import type { World } from '../world'

/** A feature of the server as a pure function: what it is told, and what comes of that. */
export interface WorldFeature {
  readonly decode: (stored: unknown) => E.Either<t.Errors, FeatureInput>
  readonly step: (world: World, input: FeatureInput) => Stepped
  /** What comes of what has just happened in the rest of the town: the world after it, and what is made known besides. */
  readonly hears?: Hears
}

/** `outputs` are those of the step that `input` made; `world` is as that left it. */
export type Hears = (world: World, input: WorldInput, outputs: readonly WorldOutput[]) => Stepped

/**
 * `inputs` reads what the feature is told as it is stored: each type begins with the name of the feature and a slash, and encoding
 * changes nothing. `step` may use all of the world: post messages, move value in the ledger, send frames.
 */
export const worldFeature = <I extends FeatureInput>(
  inputs: t.Type<I, unknown>, step: (world: World, input: I) => Stepped, hears?: Hears,
): WorldFeature => ({
  decode: (stored) => inputs.decode(stored),
  step: (world, input) => (inputs.is(input) ? step(world, input) : { world, outputs: [] }),
  ...hears === undefined ? {} : { hears },
})

/** What the world remembers for one feature. */
export interface Slice<S> {
  readonly of: (world: World) => S
  readonly put: (world: World, state: S) => World
}

/**
 * `initial` is what there is before the feature was first told anything; it may depend on the seed of the town.
 */
export const worldSlice = <S>(name: string, initial: (world: World) => S): Slice<S> => {
  class Held { constructor(readonly state: S) {} }
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
