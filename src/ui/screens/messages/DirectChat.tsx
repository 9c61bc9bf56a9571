import type { ReactNode } from 'react'
import type { ConversationSummary, Peer } from '../../../domain/chat'
import { personFace } from '../../app/faces'
import { paths } from '../../app/paths'
import { ChatView } from '../group/ChatView'
import { useChat } from '../group/use-chat'
import { useConnection } from '../group/use-connection'
import { usePlace } from '../group/use-place'
import { DirectHeader, SystemHeader } from './DirectHeader'
import { useChatActions } from './use-chat-actions'
import { useDirectHeader } from './use-direct-header'

interface DirectChatProps {
  readonly summary: ConversationSummary
  readonly now: number
}

/** The chat with one person, with a program, or what an account of the service tells (R1-103). */
export function DirectChat({ summary, now }: DirectChatProps): ReactNode {
  const { place, onLatest } = usePlace()
  const chat = useChat(summary, now, place, onLatest)
  const { peer, kind, name } = summary
  if (peer === null) return null
  const Header = kind === 'notification' ? System : OfTwo
  return <ChatView {...chat} name={name} header={<Header summary={summary} peer={peer} />} />
}

interface HeaderProps {
  readonly summary: ConversationSummary
  readonly peer: Peer
}

function OfTwo({ summary, peer }: HeaderProps): ReactNode {
  const { prompt, ...header } = useDirectHeader(summary, peer)
  return <><DirectHeader {...header} />{prompt}</>
}

function System({ summary, peer }: HeaderProps): ReactNode {
  const { actionsOf, prompt } = useChatActions()
  const clear = (): void => actionsOf(summary).find(({ id }) => id === 'clear')?.onSelect()
  return (
    <>
      <SystemHeader face={personFace(peer)} connection={useConnection()} backHref={paths.messages} onClear={clear} />
      {prompt}
    </>
  )
}
