import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { conversationRows, conversationsStatus } from '../../../../domain/chat'
import { useApp } from '../../../app/app-context'
import { useAccountState, useFeature } from '../../../app/use-feature'
import { useContentText } from '../content-text'
import type { Loadable } from '../../../components/feedback/loadable'
import type { ConversationItem } from './conversation'
import { conversationItems } from './conversation-items'

/** View model of the conversation list. */
export const useConversations = (shownId: string | undefined): Loadable<readonly ConversationItem[]> => {
  const app = useApp()
  const { t } = useTranslation()
  const textOf = useContentText()
  const { account } = useFeature('chat').slices
  const chat = useAccountState(account.chat)
  const { drafts } = useAccountState(account.drafts)
  const groups = useAccountState(useFeature('group').slices.account.group)
  const { me } = chat.data
  const itemsOf = useMemo(() => conversationItems({ groups, me, shownId, t, textOf }), [groups, me, shownId, t, textOf])
  const items = useMemo(() => itemsOf(conversationRows(chat), chat.data.outbox.items, drafts), [itemsOf, chat, drafts])
  const status = conversationsStatus(chat)
  if (status === 'failed') return { status, onRetry: () => app.account.dispatch({ type: 'chat/RetryConversations' }) }
  return status === 'loading' ? { status } : { status: 'ready', value: items }
}
