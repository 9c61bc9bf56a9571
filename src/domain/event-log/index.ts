export {
  AlarmRang,
  EffectAttempted,
  Origin,
  entryCodec,
  upcastEntry,
  type AnyReceivedMessage,
  type AnyMessage,
  type Entry,
} from './entry'
export { toOpaqueMessage, OpaqueMessage, MessageRegistry } from './message-registry'
export type { MessageCodecs } from './entry'
export {
  noEffectRequests,
  reduceEntry,
  type EffectRequest,
  type PureReducer,
  type StateOf,
  type Reducer,
} from './reducer'
export {
  defineFeature,
  isFeature,
  ownerOf,
  type SliceTable,
  type Feature,
  type FeatureSlices,
  type FeatureMessage,
} from './feature'
export { plainReducer, machineReducer } from './machine-reducer'
export { effectsAsShared, reducerWithEffects, type StateWithEffects, type WantedEffect } from './reducer-with-effects'
export { keyedMachine, noSharedState, type KeyedState, type SharedState } from './keyed-machine'
export { stepperOf, type MachineState, type PureMachine, type PureSnapshot } from './machine-state'
export { createSlice as sliceOf, chunksOfReducer, type StateSlice as Slice } from './slice'
export type { Chunking, SnapshotChunk } from './snapshot-chunk'
export {
  isCurrentChunk,
  loadOldFormats,
  LOG_VERSION,
  needsPreparation,
  prepareToRead,
  upcastChunk,
  versioned,
} from './upcast/upcast'
