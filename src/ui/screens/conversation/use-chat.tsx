import { useEffect, type ReactNode } from 'react'
import type { Thread } from '../../../domain/chat'
import { sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import type { Loadable } from '../../components/feedback/loadable'
import { onDemand } from '../../components/on-demand'
import { useChatBars } from './acts/use-chat-bars'
import { useMessageActs } from './acts/use-message-acts'
import type { ChatOf } from './chat-of'
import type { ChatViewProps } from './ChatView'
import type { Earlier, MessageItems } from './message/message'
import { Later } from '../../app/Later'
import { useComposer } from './composer/use-composer'
import { useMessages } from './list/use-messages'
import type { Place } from './list/use-place'
import { useReading } from './list/use-reading'
import { useThreadActs } from './use-thread-acts'

const shows = onDemand(() => import('./ChatShows'))

const earlierOf = ({ atStart, loadingEarlier, failedEarlier }: Thread): Earlier =>
  loadingEarlier ? 'loading' : failedEarlier ? 'failed' : atStart ? 'beginning' : 'more'

/** A conversation with all that one can do in it, live. */
export const useChat = (of: ChatOf, now: number, { seq: place, jump, onLatest }: Place): Omit<ChatViewProps, 'name'> & { readonly tools: ReactNode } => {
  const app = useApp()
  const { conversationId } = of
  const sessionId = sessionOf(useSource(app.account.sources.session))?.sessionId
  useEffect(() => {
    if (sessionId !== undefined) app.account.say({ type: 'OpenConversation', conversationId })
  }, [app, conversationId, sessionId])
  useEffect(() => {
    if (sessionId !== undefined && place !== null) app.account.say({ type: 'JumpTo', conversationId, seq: place })
  }, [app, conversationId, sessionId, place])
  const { thread, items } = useMessages(of, place)
  const acts = useThreadActs(conversationId, thread, onLatest)
  const composer = useComposer(of, thread.isFar ? onLatest : undefined)
  const { isOpen, ...reading } = useReading(of, thread, items)
  const { rowActs, over } = useMessageActs(of, thread)
  const { tools, bars } = useChatBars(of, now)
  const shown = shows.usePart(true)
  const target = place === null ? undefined : thread.messages.at(thread.messages.from(place))
  const status = thread.status === 'shown' && !isOpen ? 'loading' : thread.status
  /** What waits to be sent is shown before anything has come of the conversation, and where nothing comes. */
  const isEarly = status !== 'shown' && thread.pending.length > 0
  const onRetry = (): void => app.account.say(
    place === null ? { type: 'OpenConversation', conversationId } : { type: 'JumpTo', conversationId, seq: place })
  const messages: Loadable<MessageItems> = status === 'shown' || isEarly ? { status: 'ready', value: items }
    : status === 'loading' ? { status } : { status, onRetry }
  return {
    ...reading,
    ...acts,
    place: target === undefined ? undefined : items.at(thread.messages.from(target.seq))?.key,
    conversationId: `${conversationId} ${place} ${jump} ${isEarly}`,
    messages,
    earlier: earlierOf(thread),
    ...isEarly && { earlier: status, onLoadEarlier: onRetry, onBottomChange: undefined },
    now,
    composer, rowActs, tools, bars,
    over: <>{over}{shown && <Later place={conversationId}><shown.ChatShows key={conversationId} conversationId={conversationId} /></Later>}</>,
  }
}
