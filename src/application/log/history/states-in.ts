import * as E from 'fp-ts/Either'
import {
  entryCodec,
  OpaqueMessage,
  ownerOf,
  sliceOf,
  type AnyMessage,
  type PureReducer,
  type Slice,
} from '../../../domain/event-log'
import { tableFrom } from '../../../domain/kernel/table'
import { EventLog } from '../event-log'
import { noClock } from '../replay'
import type { StoredSnapshot } from '../snapshot'
import type { States } from './fold-states'
import { messageCodec, type ShapeOf } from './history-row'

const byName = (slices: readonly Slice[]) => tableFrom(slices.map((slice) => [slice.name, slice] as const))

/**
 * The states in a snapshot. The reducers of a feature attach as in the app, because a snapshot also contains entries
 * that a feature has not applied yet.
 */
export const statesIn = (base: StoredSnapshot | null, reducers: readonly PureReducer[], shapeOf: ShapeOf): States => {
  const slices = reducers.map((reducer) => sliceOf(reducer))
  const codec = messageCodec(shapeOf)
  const log = new EventLog<AnyMessage>(byName(slices.filter(({ name }) => ownerOf(name) === null)), noClock, () => [], {
    mustWaitFor: () => false,
    decodeOpaque: (message) => {
      if (!(message instanceof OpaqueMessage)) return message
      const decoded = codec.decode(message.raw)
      return E.isRight(decoded) ? decoded.right : null
    },
    entry: entryCodec(codec),
  })
  if (base !== null) log.restore(base)
  for (const owner of new Set(slices.flatMap(({ name }) => ownerOf(name) ?? [])))
    log.attach(owner, byName(slices.filter(({ name }) => ownerOf(name) === owner)))
  return new Map(slices.map((slice) => [slice.name, slice.get()] as const))
}
