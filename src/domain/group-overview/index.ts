export { GiftGiver, groupOverviewMessages } from './group-overview'
export { groupOverviewEffects, groupOverviewReducer } from './group-overview.reducer'
export * from './group-overview.selectors'
