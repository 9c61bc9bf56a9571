import { memeImplementation } from '../../../application/features/meme/meme'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(memeImplementation)
