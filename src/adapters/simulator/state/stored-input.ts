import * as t from 'io-ts'
import { ownerOf } from '../../../domain/event-log'
import { featureOfInput } from './features'
import { CoreServerInput, type FeatureServerInput, type ServerInput } from './input'

const Typed = t.type({ type: t.string })
export const isFeatureInput = (input: ServerInput): input is FeatureServerInput => ownerOf(input.type) !== null

/** An input in the form that the host stores. Features decode their own inputs. */
export const StoredInput = new t.Type<ServerInput, unknown>(
  'StoredInput',
  (u): u is ServerInput => CoreServerInput.is(u) || (Typed.is(u) && featureOfInput(u.type)?.decode(u)._tag === 'Right'),
  (u, context) =>
    Typed.is(u) && ownerOf(u.type) !== null
      ? (featureOfInput(u.type)?.decode(u) ?? t.failure(u, context, 'no such feature'))
      : CoreServerInput.validate(u, context),
  (input) => (isFeatureInput(input) ? input : CoreServerInput.encode(input)),
)
