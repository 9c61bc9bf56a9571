import { balanceImplementation } from '../../../application/features/balance/balance'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(balanceImplementation)
