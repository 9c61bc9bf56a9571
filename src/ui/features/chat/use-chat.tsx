import { useEffect, type ReactNode } from 'react'
import type { Thread } from '../../../domain/chat'
import { sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import type { Loadable } from '../../components/feedback/loadable'
import { lazyModule } from '../../components/lazy-module'
import { useHeaderBars } from './actions/use-header-bars'
import { useMessageActions } from './actions/use-message-actions'
import type { ChatTarget } from './chat-target'
import type { ChatViewProps } from './ChatView'
import type { EarlierState, MessageItems } from './message/message-item'
import { OptionalPart } from '../../app/OptionalPart'
import { useComposer } from './composer/use-composer'
import { useMessages } from './timeline/use-messages'
import type { ScrollTarget } from './timeline/use-scroll-target'
import { useMarkAsRead } from './timeline/use-mark-as-read'
import { useThreadActions } from './use-thread-actions'

const shows = lazyModule(() => import('./ChatExtras'))

const earlierOf = ({ atStart, loadingEarlier, failedEarlier }: Thread): EarlierState =>
  loadingEarlier ? 'loading' : failedEarlier ? 'failed' : atStart ? 'beginning' : 'more'

/** View model of a conversation with all its actions. */
export const useChat = (
  of: ChatTarget,
  now: number,
  { seq: place, jump, onLatest }: ScrollTarget,
): Omit<ChatViewProps, 'name'> & { readonly tools: ReactNode } => {
  const app = useApp()
  const { conversationId } = of
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch({ type: 'chat/OpenConversation', conversationId })
  }, [app, conversationId, sessionId])
  useEffect(() => {
    if (sessionId !== undefined && place !== null)
      app.account.dispatch({ type: 'chat/JumpTo', conversationId, seq: place })
  }, [app, conversationId, sessionId, place])
  const { thread, items } = useMessages(of, place)
  const acts = useThreadActions(conversationId, thread, onLatest)
  const composer = useComposer(of, thread.isFar ? onLatest : undefined)
  const { isOpen, ...reading } = useMarkAsRead(of, thread, items)
  const { rowActs, over } = useMessageActions(of, thread)
  const { tools, bars } = useHeaderBars(of, now)
  const shown = shows.useModule(true)
  const target = place === null ? undefined : thread.messages.at(thread.messages.from(place))
  const status = thread.status === 'shown' && !isOpen ? 'loading' : thread.status
  /** Unsent messages appear even if the conversation has not loaded yet or has failed to load. */
  const isEarly = status !== 'shown' && thread.pending.length > 0
  const onRetry = (): void =>
    app.account.dispatch(
      place === null
        ? { type: 'chat/OpenConversation', conversationId }
        : { type: 'chat/JumpTo', conversationId, seq: place },
    )
  const messages: Loadable<MessageItems> =
    status === 'shown' || isEarly
      ? { status: 'ready', value: items }
      : status === 'loading'
        ? { status }
        : { status, onRetry }
  return {
    ...reading,
    ...acts,
    place: target === undefined ? undefined : items.at(thread.messages.from(target.seq))?.key,
    conversationId: `${conversationId} ${place} ${jump} ${isEarly}`,
    messages,
    earlier: earlierOf(thread),
    ...(isEarly && { earlier: status, onLoadEarlier: onRetry, onBottomChange: undefined }),
    now,
    composer,
    rowActs,
    tools,
    bars,
    over: (
      <>
        {over}
        {shown && (
          <OptionalPart place={conversationId}>
            <shown.ChatExtras key={conversationId} conversationId={conversationId} reading={thread.reading} />
          </OptionalPart>
        )}
      </>
    ),
  }
}
