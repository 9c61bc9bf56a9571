import { sliceOf, type PureReducer } from '../../../domain/event-log'
import { restoredLog } from '../restored-log'
import type { StoredSnapshot } from '../snapshot'
import type { States } from './fold-states'
import { messageCodec, type ShapeOf } from './history-row'

/** The states in a snapshot. */
export const statesIn = (base: StoredSnapshot | null, reducers: readonly PureReducer[], shapeOf: ShapeOf): States => {
  const slices = reducers.map((reducer) => sliceOf(reducer))
  restoredLog(base, slices, messageCodec(shapeOf))
  return new Map(slices.map((slice) => [slice.name, slice.get()] as const))
}
