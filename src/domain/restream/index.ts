export {
  ADDRESS_LIMIT,
  streamTargetIssues,
  isFilled,
  KEY_LIMIT,
  maskedOf,
  NAME_LIMIT,
  Platform,
  PLATFORMS,
  readAddress,
  readStreamKey,
  StreamTarget,
  type StreamTargetIssue,
} from './stream-target'
export { restreamViewModel, restreamFeature, restreamedRooms, streamEntriesQuery } from './feature'
export { targetFormEffects, targetFormMessages, targetFormViewModel, type TargetFormViewModel } from './target-forms'
export { restreamEffects } from './restream.machine'
export { restreamMessages, ServerRestream } from './restream.messages'
