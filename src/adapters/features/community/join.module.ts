import { joinImplementation } from '../../../application/features/join/join'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(joinImplementation)
