export * from './space'
export * from './space.rules'
export * from './space-draft'
export { spacesMessages, type SpacePush as SpaceNews } from './spaces.messages'
export { spacesEffects, spacesReducer as spacesUnit } from './spaces.reducer'
export * from './spaces.selectors'
export {
  spaceFormEffects,
  spaceFormMessages,
  spaceFormViewModel as spaceFormShown,
  spaceFormReducer as spaceFormUnit,
} from './space-form.machine'
export {
  RoomSnapshot as Entry,
  RoomMember as Person,
  RoomAction as RoomAct,
  RoomEvent,
  type JoinedRoom as Inside,
  type ShareKind,
} from './room'
export { roomMessages, type RoomPush as RoomNews } from './room.messages'
export { roomEffects, roomReducer as roomUnit } from './room.machine'
export * from './room.rules'
export * from './room.selectors'
