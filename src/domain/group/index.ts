export {
  Group,
  GroupCurrency,
  isLinkName,
  isStaffOf,
  lookupsOf,
  Member,
  Role,
  roleIn,
  LatestMessage as Snapshot,
  type GroupLookup,
} from './group'
export { groupMessages, type GroupMessage } from './group.messages'
export { groupEffects, groupReducer as groupUnit } from './group.machine'
export * from './group.selectors'
