import { useEffect } from 'react'
import { listedById, type Thread } from '../../../../domain/chat'
import type { ConversationId } from '../../../../domain/kernel/ids'
import { useApp } from '../../../app/app-context'
import { useFeature } from '../../../app/use-feature'

/** Opening a chat removes its mark as unread. A mark that is set while the chat is open stays. */
export const useUnmark = (conversationId: ConversationId, reading: Thread['reading']): void => {
  const app = useApp()
  const { chat } = useFeature('chat').slices.account
  useEffect(() => {
    if (reading === 'known' && listedById(chat.get(), conversationId)?.markedUnread === true)
      app.account.dispatch({
        type: 'chat/PerformChatAction',
        actId: app.newClientId(),
        act: { kind: 'markUnread', conversationId, on: false },
      })
  }, [app, chat, conversationId, reading])
}
