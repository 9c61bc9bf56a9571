export { Group, lookupsOf, Member, Role, roleIn, Verification, type GroupLookup } from './group'
export { groupMessages, type GroupMessage } from './group.messages'
export { groupEffects, groupMachine, groupUnit } from './group.machine'
export * from './group.selectors'
