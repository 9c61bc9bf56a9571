import { connectionWords } from '../../../domain/connection'
import { useApp, useSource } from '../../app/app-context'
import type { Connection } from '../group/GroupHeader'

/** How the chat is connected, for the words in its head. */
export const useConnection = (): Connection => {
  const app = useApp()
  const network = useSource(app.account.sources.network)
  const words = connectionWords(useSource(app.account.sources.chatService))
  if (!network.online) return 'offline'
  return words ?? 'connected'
}
