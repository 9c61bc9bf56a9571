import { useCallback, useState, type ReactNode } from 'react'
import type { Loadable } from '../../components/feedback/loadable'
import { lazyModule } from '../../components/lazy-module'
import type { ChatTarget } from './chat-target'
import { ContentActionsContext } from './message-kinds/content-actions-context'
import type { ViewedPicture } from './media-viewer/viewable'
import type { MessageItems } from './message/message-item'
import { useChatContentActions } from './use-chat-content-actions'

const viewer = lazyModule(() => import('./media-viewer/ChatMediaViewer'))

interface ChatContentActionsProps {
  readonly of: ChatTarget
  readonly messages: Loadable<MessageItems>
  readonly children: ReactNode
}

/** Provides the actions of message content, and the media viewer. */
export function ChatContentActions({ of, messages, children }: ChatContentActionsProps): ReactNode {
  const [viewed, setViewed] = useState<ViewedPicture | null>(null)
  const onView = useCallback((key: string, at = 0) => setViewed({ key, at }), [])
  const part = viewer.useModule(viewed !== null)
  return (
    <ContentActionsContext value={useChatContentActions(of, onView)}>
      {children}
      {part && messages.status === 'ready' && (
        <part.ChatMediaViewer viewed={viewed} items={messages.value} onView={setViewed} />
      )}
    </ContentActionsContext>
  )
}
