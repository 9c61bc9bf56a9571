import { groupImplementation } from '../../../application/features/group/group'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(groupImplementation)
