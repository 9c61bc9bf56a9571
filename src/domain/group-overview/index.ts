export { GiftGiver, groupOverviewMessages } from './group-overview'
export { groupOverviewEffects } from './group-overview.reducer'
export * from './group-overview.selectors'
