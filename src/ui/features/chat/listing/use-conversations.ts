import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { conversationRows, conversationsStatus } from '../../../../domain/chat'
import { useApp, useStore } from '../../../app/app-context'
import { useContentText } from '../content-text'
import type { Loadable } from '../../../components/feedback/loadable'
import type { ConversationItem } from './conversation'
import { conversationItems } from './conversation-items'

/** View model of the conversation list. */
export const useConversations = (shownId: string | undefined): Loadable<readonly ConversationItem[]> => {
  const app = useApp()
  const { t } = useTranslation()
  const textOf = useContentText()
  const chat = useStore(app.account.sources.chat)
  const { drafts } = useStore(app.account.sources.drafts)
  const groups = useStore(app.account.sources.group)
  const { me } = chat.context.chat
  const itemsOf = useMemo(() => conversationItems({ groups, me, shownId, t, textOf }), [groups, me, shownId, t, textOf])
  const items = useMemo(
    () => itemsOf(conversationRows(chat), chat.context.chat.outbox.items, drafts),
    [itemsOf, chat, drafts],
  )
  const status = conversationsStatus(chat)
  if (status === 'failed') return { status, onRetry: () => app.account.dispatch({ type: 'RetryConversations' }) }
  return status === 'loading' ? { status } : { status: 'ready', value: items }
}
