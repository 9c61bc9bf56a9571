import { priceImplementation } from '../../../application/features/price/price'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(priceImplementation)
