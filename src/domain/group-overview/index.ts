export { GiftGiver as Giver, groupOverviewMessages as spotlightMessages } from './group-overview'
export {
  groupOverviewEffects as spotlightEffects,
  groupOverviewReducer as spotlightUnit,
} from './group-overview.reducer'
export * from './group-overview.selectors'
