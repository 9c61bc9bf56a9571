export {
  Group,
  GroupCurrency,
  isLinkName,
  isStaffOf,
  lookupsOf,
  Member,
  Role,
  roleIn,
  LatestMessage,
  type GroupLookup,
} from './group'
export { groupMessages, type GroupMessage } from './group.messages'
export { groupEffects } from './group.effects'
export { groupReducer } from './group.reducer'
export * from './group.selectors'
