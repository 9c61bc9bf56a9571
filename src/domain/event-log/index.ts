export {
  AlarmRang,
  EffectAttempted,
  Origin,
  entryCodec,
  upcastEntry,
  type AnyReceivedMessage as AnyHeard,
  type AnyMessage,
  type Entry,
} from './entry'
export {
  messageUnion,
  toOpaqueMessage as opaqueFrom,
  OpaqueMessage,
  MessageRegistry as Vocabulary,
} from './message-registry'
export type { MessageCodecs as Codecs } from './entry'
export { noEffectRequests as noAsks, type EffectRequest as Ask, type StateOf, type Reducer as Unit } from './reducer'
export {
  defineFeature,
  ownerOf,
  type SliceTable,
  type Feature,
  type FeatureSlices,
  type FeatureMessage,
} from './feature'
export { lazySlice as lateCell } from './lazy-slice'
export { plainReducer as foldUnit, machineReducer as machineUnit } from './machine-reducer'
export {
  reducerWithEffects as foldWithAsks,
  type StateWithEffects as FoldState,
  type WantedEffect as Wanted,
} from './reducer-with-effects'
export { keyedMachine, noSharedState as nothingShared, type KeyedState } from './keyed-machine'
export { createSlice as sliceOf, chunksOfReducer as partsOf, type StateSlice as Slice } from './slice'
export type { Chunking as Parts, SnapshotChunk as Piece } from './snapshot-chunk'
export { LOG_VERSION, upcastPiece, versioned } from './upcast/upcast'
