import { useCallback, type ReactNode } from 'react'
import { listedById } from '../../../domain/chat'
import { ConversationId } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import { paths } from '../../app/paths'
import { ConversationListView } from './ConversationListView'
import { useChatActions } from './use-chat-actions'
import { useConversations } from './use-conversations'

interface ConversationColumnProps {
  readonly selectedId?: string | undefined
  readonly now: number
  readonly heading: 'h1' | 'h2'
  readonly mobileAccount?: ReactNode
}

/** The conversation list beside a screen, live: what happens in it draws the screen beside it no second time. */
export function ConversationColumn({ selectedId, ...rest }: ConversationColumnProps): ReactNode {
  const app = useApp()
  const conversations = useConversations(selectedId)
  const { actionsOf, prompt } = useChatActions()
  const actionsById = useCallback((id: string) => {
    const summary = ConversationId.is(id) ? listedById(app.account.sources.chat.getSnapshot(), id) : null
    return summary === null ? [] : actionsOf(summary)
  }, [app, actionsOf])
  return (
    <>
      <ConversationListView {...rest} conversations={conversations} selectedId={selectedId} actionsOf={actionsById} discoverHref={paths.groupCentre} />
      {prompt}
    </>
  )
}
