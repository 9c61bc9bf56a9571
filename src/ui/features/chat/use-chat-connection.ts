import { connectionNotice } from '../../../domain/connection'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import type { Connection } from '../group/GroupHeader'

/** The state of the connection, as the chat header shows it. */
export const useChatConnection = (): Connection => {
  const app = useApp()
  const network = useAccountState(app.account.slices.network)
  const words = connectionNotice(useAccountState(useFeature('connection').slices.account.chatService))
  if (!network.online) return 'offline'
  return words ?? 'connected'
}
