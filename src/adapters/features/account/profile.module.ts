import { profileImplementation } from '../../../application/features/profile/profile'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(profileImplementation)
