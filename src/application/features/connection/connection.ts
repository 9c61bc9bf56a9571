import { connectionFeature } from '../../../domain/connection/feature'
import { implementFeature } from '../implement-feature'
import { makeChatServiceEffects } from './chat-service.effects'
import { makeSocketEffects } from './socket.effects'

export const connectionImplementation = implementFeature(connectionFeature, ({ ports }) => ({
  account: {
    'connection/socket': makeSocketEffects(ports),
    'connection/chatService': makeChatServiceEffects(ports),
  },
}))
