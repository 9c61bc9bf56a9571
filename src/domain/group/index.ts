export { Group, GroupCurrency, isLinkName, isStaffOf, lookupsOf, Member, Role, roleIn, Snapshot, type GroupLookup } from './group'
export { groupMessages, type GroupMessage } from './group.messages'
export { groupEffects, groupUnit } from './group.machine'
export * from './group.selectors'
