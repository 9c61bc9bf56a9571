import type { ReactNode } from 'react'
import type { Thread } from '../../../domain/chat'
import type { ConversationId } from '../../../domain/kernel/ids'
import { ChatAnimations } from './ChatAnimations'
import { useUnmark } from './timeline/use-unmark'

interface ChatExtrasProps {
  readonly conversationId: ConversationId
  readonly reading: Thread['reading']
}

/** What an open chat does beside its messages: it plays animations and removes the chat's mark as unread. */
export function ChatExtras({ conversationId, reading }: ChatExtrasProps): ReactNode {
  useUnmark(conversationId, reading)
  return <ChatAnimations conversationId={conversationId} />
}
