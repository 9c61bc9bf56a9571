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
export { groupEffects, groupReducer } from './group.machine'
export * from './group.selectors'
