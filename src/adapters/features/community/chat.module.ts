import { chatImplementation } from '../../../application/features/chat/chat'
import { featureWithoutPorts } from '../feature-module'

export const module = featureWithoutPorts(chatImplementation)
