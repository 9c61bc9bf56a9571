import { groupOverviewFeature } from '../../../domain/group-overview/feature'
import { implementFeature } from '../implement-feature'
import { makeGroupOverviewEffects } from './group-overview.effects'

export const groupOverviewImplementation = implementFeature(groupOverviewFeature, ({ ports }) => ({
  account: { 'group-overview/groupOverview': makeGroupOverviewEffects(ports) },
}))
