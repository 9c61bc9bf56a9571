import type { ReactNode } from 'react'
import type { ConversationSummary, Peer } from '../../../../domain/chat'
import { personAvatarData } from '../../../app/avatar-data'
import { paths } from '../../../app/routing/paths'
import { ChatContentActions } from '../ChatContentActions'
import { ChatView } from '../ChatView'
import { useChat } from '../use-chat'
import { useChatConnection } from '../use-chat-connection'
import { useScrollTarget } from '../timeline/use-scroll-target'
import { DirectHeader, SystemHeader } from './DirectHeader'
import { useConversationActions } from '../listing/use-conversation-actions'
import { useDirectHeader } from './use-direct-header'

interface DirectChatProps {
  readonly summary: ConversationSummary
  readonly now: number
  /** The element before the header's buttons. */
  readonly beside: ReactNode
}

/** A direct chat with a person, a bot or a service account (R1-103). */
export function DirectChat({ summary, now, beside }: DirectChatProps): ReactNode {
  const { tools, ...chat } = useChat(summary, now, useScrollTarget())
  const { peer, kind, name } = summary
  if (peer === null) return null
  const Header = kind === 'notification' ? System : OfTwo
  return (
    <ChatContentActions of={summary} messages={chat.messages}>
      <ChatView
        {...chat}
        name={name}
        header={
          <Header
            summary={summary}
            peer={peer}
            tools={
              <>
                {beside}
                {tools}
              </>
            }
          />
        }
      />
    </ChatContentActions>
  )
}

interface HeaderProps {
  readonly summary: ConversationSummary
  readonly peer: Peer
  readonly tools: ReactNode
}

function OfTwo({ summary, peer, tools }: HeaderProps): ReactNode {
  const { prompt, ...header } = useDirectHeader(summary, peer)
  return (
    <>
      <DirectHeader {...header} tools={tools} />
      {prompt}
    </>
  )
}

function System({ summary, peer, tools }: HeaderProps): ReactNode {
  const { actionsOf, prompt } = useConversationActions()
  const clear = (): void =>
    actionsOf(summary)
      .find(({ id }) => id === 'clear')
      ?.onSelect()
  return (
    <>
      <SystemHeader
        face={personAvatarData(peer)}
        connection={useChatConnection()}
        backHref={paths.messages}
        onClear={clear}
        tools={tools}
      />
      {prompt}
    </>
  )
}
