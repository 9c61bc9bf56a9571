import { partnerSignInImplementation } from '../../../application/features/partner-sign-in/partner-sign-in'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(partnerSignInImplementation)
