import { globalSearchImplementation } from '../../../application/features/global-search/global-search'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(globalSearchImplementation)
