import { connectionImplementation } from '../../../application/features/connection/connection'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(connectionImplementation)
