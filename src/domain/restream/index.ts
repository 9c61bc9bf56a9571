export {
  ADDRESS_LIMIT, faultsOf, isFilled, KEY_LIMIT, maskedOf, NAME_LIMIT, Platform, PLATFORMS, readAddress, readStreamKey, StreamEntry, type EntryFault,
} from './entry'
export { pushShown, restream, roomsWithPush, streamEntriesQuery } from './feature'
export { panelEffects, panelMessages, panelShown, type PanelShown } from './panels'
export { pushEffects } from './push.machine'
export { pushMessages, ServerPush } from './push.messages'
