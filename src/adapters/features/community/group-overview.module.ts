import { groupOverviewImplementation } from '../../../application/features/group-overview/group-overview'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(groupOverviewImplementation)
