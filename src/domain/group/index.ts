export { Group, lookupsOf, Member, Role, roleIn, type GroupLookup } from './group'
export { groupMessages } from './group.messages'
export { groupEffects, groupUnit } from './group.machine'
export * from './group.selectors'
