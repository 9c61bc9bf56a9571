import { signInImplementation } from '../../../application/features/sign-in/sign-in'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(signInImplementation)
