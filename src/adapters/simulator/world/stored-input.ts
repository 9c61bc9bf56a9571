import * as t from 'io-ts'
import { ownerOf } from '../../../domain/event-log'
import { featureOf } from './features'
import { CoreInput, type FeatureInput, type WorldInput } from './input'

const Typed = t.type({ type: t.string })
export const isOfFeature = (input: WorldInput): input is FeatureInput => ownerOf(input.type) !== null

/** An input as the host stores it; what a feature is told the feature reads. */
export const StoredInput = new t.Type<WorldInput, unknown>(
  'StoredInput',
  (u): u is WorldInput => CoreInput.is(u) || (Typed.is(u) && featureOf(u.type)?.decode(u)._tag === 'Right'),
  (u, context) => (Typed.is(u) && ownerOf(u.type) !== null
    ? featureOf(u.type)?.decode(u) ?? t.failure(u, context, 'no such feature')
    : CoreInput.validate(u, context)),
  (input) => (isOfFeature(input) ? input : CoreInput.encode(input)),
)
