import type { ReactNode } from 'react'
import type { ConversationSummary, Peer } from '../../../domain/chat'
import { personFace } from '../../app/faces'
import { paths } from '../../app/paths'
import { ChatDeeds } from '../conversation/ChatDeeds'
import { ChatView } from '../conversation/ChatView'
import { useChat } from '../conversation/use-chat'
import { useConnection } from '../conversation/use-connection'
import { usePlace } from '../conversation/list/use-place'
import { DirectHeader, SystemHeader } from './DirectHeader'
import { useChatActions } from './use-chat-actions'
import { useDirectHeader } from './use-direct-header'

interface DirectChatProps {
  readonly summary: ConversationSummary
  readonly now: number
  /** Stands before the tools in the head of a chat of two. */
  readonly beside: ReactNode
}

/** The chat with one person, with a program, or what an account of the service tells (R1-103). */
export function DirectChat({ summary, now, beside }: DirectChatProps): ReactNode {
  const { tools, ...chat } = useChat(summary, now, usePlace())
  const { peer, kind, name } = summary
  if (peer === null) return null
  const Header = kind === 'notification' ? System : OfTwo
  return (
    <ChatDeeds of={summary} messages={chat.messages}>
      <ChatView {...chat} name={name} header={<Header summary={summary} peer={peer} tools={<>{beside}{tools}</>} />} />
    </ChatDeeds>
  )
}

interface HeaderProps {
  readonly summary: ConversationSummary
  readonly peer: Peer
  readonly tools: ReactNode
}

function OfTwo({ summary, peer, tools }: HeaderProps): ReactNode {
  const { prompt, ...header } = useDirectHeader(summary, peer)
  return <><DirectHeader {...header} tools={tools} />{prompt}</>
}

function System({ summary, peer, tools }: HeaderProps): ReactNode {
  const { actionsOf, prompt } = useChatActions()
  const clear = (): void => actionsOf(summary).find(({ id }) => id === 'clear')?.onSelect()
  return (
    <>
      <SystemHeader face={personFace(peer)} connection={useConnection()} backHref={paths.messages} onClear={clear} tools={tools} />
      {prompt}
    </>
  )
}
