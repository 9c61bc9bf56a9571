import { connectionNotice } from '../../../domain/connection'
import { useApp, useStore } from '../../app/app-context'
import type { Connection } from '../group/GroupHeader'

/** How the chat is connected, for the words in its head. */
export const useChatConnection = (): Connection => {
  const app = useApp()
  const network = useStore(app.account.sources.network)
  const words = connectionNotice(useStore(app.account.sources.chatService))
  if (!network.online) return 'offline'
  return words ?? 'connected'
}
