import { useState, type ReactNode } from 'react'
import type { Loadable } from '../../components/feedback/loadable'
import { onDemand } from '../../components/on-demand'
import type { ChatOf } from './chat-of'
import { DeedsContext } from './kinds/deeds'
import type { MessageItems } from './message/message'
import { useChatDeeds } from './use-chat-deeds'

const viewer = onDemand(() => import('./viewer/Viewer'))

interface ChatDeedsProps {
  readonly of: ChatOf
  readonly messages: Loadable<MessageItems>
  readonly children: ReactNode
}

/** Around a conversation: what its messages let one do, and where its pictures open. */
export function ChatDeeds({ of, messages, children }: ChatDeedsProps): ReactNode {
  const [viewed, setViewed] = useState<string | null>(null)
  const part = viewer.usePart(viewed !== null)
  return (
    <DeedsContext value={useChatDeeds(of, setViewed)}>
      {children}
      {part && messages.status === 'ready' && <part.Viewer viewed={viewed} items={messages.value} onView={setViewed} />}
    </DeedsContext>
  )
}
