import { connectionNotice } from '../../../domain/connection'
import { useApp, useStore } from '../../app/app-context'
import type { Connection } from '../group/GroupHeader'

/** The state of the connection, as the chat header shows it. */
export const useChatConnection = (): Connection => {
  const app = useApp()
  const network = useStore(app.account.sources.network)
  const words = connectionNotice(useStore(app.account.sources.chatService))
  if (!network.online) return 'offline'
  return words ?? 'connected'
}
