import { uploadImplementation } from '../../../application/features/upload/upload'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(uploadImplementation)
