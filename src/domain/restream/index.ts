export {
  ADDRESS_LIMIT,
  streamTargetIssues as faultsOf,
  isFilled,
  KEY_LIMIT,
  maskedOf,
  NAME_LIMIT,
  Platform,
  PLATFORMS,
  readAddress,
  readStreamKey,
  StreamTarget as StreamEntry,
  type StreamTargetIssue as EntryFault,
} from './stream-target'
export {
  restreamViewModel as pushShown,
  restreamFeature as restream,
  restreamedRooms as roomsWithPush,
  streamEntriesQuery,
} from './feature'
export {
  targetFormEffects as panelEffects,
  targetFormMessages as panelMessages,
  targetFormViewModel as panelShown,
  type TargetFormViewModel as PanelShown,
} from './target-forms'
export { restreamEffects as pushEffects } from './restream.machine'
export { restreamMessages as pushMessages, ServerRestream as ServerPush } from './restream.messages'
