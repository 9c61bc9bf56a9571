import { groupOverviewFeature } from '../../../domain/group-overview/feature'
import { implementFeature } from '../implement-feature'
import { makeGroupOverviewEffects } from './group-overview.effects'
import type { GroupOverviews } from './ports'

export const groupOverviewImplementation = implementFeature(
  groupOverviewFeature,
  (_deps, groupOverviews: GroupOverviews) => ({
    account: { 'group-overview/groupOverview': makeGroupOverviewEffects(groupOverviews) },
  }),
)
