import { useCallback } from 'react'
import type { ConversationAction } from '../../../../domain/chat'
import { useApp } from '../../../app/app-context'

/** Dispatches an action. The outbox sends the action even after a reload or a time offline. */
export const usePerformAction = (): ((act: ConversationAction) => void) => {
  const app = useApp()
  return useCallback(
    (act: ConversationAction) =>
      app.account.dispatch({ type: 'chat/PerformChatAction', actId: app.newClientId(), act }),
    [app],
  )
}
