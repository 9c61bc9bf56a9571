import { isRetryable, type Failure } from '../../kernel/failure'
import type { ConversationId } from '../../kernel/ids'
import type { ReceivedMessage } from '../../kernel/message'
import { drop, entriesOf, put, tableFrom } from '../../kernel/table'
import {
  closedConversation,
  conversationIn,
  farRangeKey,
  setConversation,
  withFailedFetch,
  withFetch,
  withoutFetch,
  type Chat,
} from '../chat.data'
import type { PendingFetch } from '../chat.fetches'
import type { ChatLogMessage } from '../chat.messages'
import { listAnew } from '../listing/chat.listing'
import { withRead } from './chat.conversation'
import { takePage } from './chat.incoming'
import { goneUpTo, shownRange } from './chat.timeline'

/** The number of messages on each side of a jump target. Both sides fit one page of the service. */
const JUMP_PAGE = 30

type HistoryPulled = Extract<ChatLogMessage, { type: 'chat/HistoryPulled' }>
type HistoryNotPulled = Extract<ChatLogMessage, { type: 'chat/HistoryNotPulled' }>

/** The number of conversations that are read again after a reconnect. */
const FOLLOWED = 20

/**
 * Opens a conversation. If the conversation is not among the recently opened conversations, the changes since its last
 * known revision are read too.
 */
export const openConversation = (chat: Chat, conversationId: ConversationId): Chat => {
  const recent = [conversationId, ...chat.recent.filter((recentId) => recentId !== conversationId)].slice(0, FOLLOWED)
  const { rev } = conversationIn(chat, conversationId)
  const opened = withFetch(
    {
      ...chat,
      lastOpened: conversationId,
      recent,
      opened: tableFrom(recent.map((id) => [id, true as const])),
      failed: drop(chat.failed, conversationId),
    },
    { kind: 'newest', conversationId, notBefore: null },
  )
  return rev === null || chat.opened[conversationId] === true
    ? opened
    : withFetch(opened, { kind: 'changes', conversationId, since: rev, notBefore: null })
}

export const loadEarlier = (chat: Chat, conversationId: ConversationId): Chat => {
  const { timeline, gone } = conversationIn(chat, conversationId)
  const range = shownRange(timeline)
  return range === null || range[0] <= goneUpTo(gone) + 1
    ? chat
    : withFetch(
        { ...chat, failed: drop(chat.failed, conversationId) },
        { kind: 'older', conversationId, before: range[0], notBefore: null },
      )
}

/** Requests a page on each side of the target, without the parts at its edges that are already loaded. */
export const jumpTo = (chat: Chat, conversationId: ConversationId, seq: number): Chat => {
  const { timeline, far } = conversationIn(chat, conversationId)
  const newest = shownRange(timeline)
  const loaded = newest === null ? far.loaded : [...far.loaded, newest]
  let from = Math.max(1, seq - JUMP_PAGE)
  let to = Math.max(seq, 1) + JUMP_PAGE
  for (const [first, last] of loaded) {
    if (first <= from && last >= from) from = Math.max(from, last + 1)
    if (first <= to && last >= to) to = Math.min(to, first - 1)
  }
  return to < from
    ? chat
    : withFetch(
        { ...chat, failed: drop(chat.failed, farRangeKey(conversationId)) },
        { kind: 'around', conversationId, from, to, notBefore: null },
      )
}

export const readConversation = (chat: Chat, conversationId: ConversationId, seq: number): Chat => {
  const before = conversationIn(chat, conversationId)
  const after = withRead(before, seq, chat.me)
  if (after === before) return chat
  const overtaken = entriesOf(chat.work).filter(
    ([, pending]) => pending.kind === 'read' && pending.conversationId === conversationId,
  )
  return withFetch(
    overtaken.reduce((acc, [id]) => withoutFetch(acc, id), setConversation(chat, conversationId, after)),
    { kind: 'read', conversationId, seq, notBefore: null },
  )
}

/**
 * Reads the list again if not all unread messages are loaded: then only the server's list contains the count (IM-10).
 */
export const recountRead = (chat: Chat, conversationId: ConversationId): Chat => {
  const { listed, readSeq, timeline } = conversationIn(chat, conversationId)
  const isKnown =
    listed === null ||
    readSeq <= listed.readSeq ||
    readSeq >= listed.maxSeq ||
    timeline.loaded.some(([from, to]) => from <= readSeq + 1 && to >= listed.maxSeq)
  return isKnown ? chat : listAnew(chat)
}

const refusedIn = (chat: Chat, conversationId: ConversationId, failure: Failure): Chat =>
  isRetryable(failure) ? chat : closedConversation(chat, conversationId)

/**
 * A failed read. A page that the person requested waits until the person retries; the chat retries its own reads later.
 */
export const notPulled = (
  chat: Chat,
  { conversationId, failure, ask: { id }, at }: ReceivedMessage<HistoryNotPulled>,
): Chat => {
  const kind = chat.work[id]?.kind
  const isUnseen =
    (kind === 'newest' || kind === 'hole') &&
    isRetryable(failure) &&
    shownRange(conversationIn(chat, conversationId).timeline) !== null
  if (isUnseen) return withFailedFetch(chat, id, failure, at)
  const known = kind === 'newest' ? refusedIn(chat, conversationId, failure) : chat
  const failed = {
    ...known,
    failed: put(chat.failed, kind === 'around' ? farRangeKey(conversationId) : conversationId, true as const),
  }
  return kind === 'older' ? withoutFetch(failed, id) : withFailedFetch(failed, id, failure, at)
}

/** An empty page before the loaded range means that the beginning is reached, whatever number the page starts with. */
const asCovered = (
  work: PendingFetch | undefined,
  message: ReceivedMessage<HistoryPulled>,
): ReceivedMessage<HistoryPulled> =>
  work?.kind === 'older' && message.to < message.from ? { ...message, from: 1, to: work.before - 1 } : message

export const pulled = (chat: Chat, message: ReceivedMessage<HistoryPulled>): Chat => {
  const {
    conversationId,
    from,
    to,
    ask: { id },
  } = message
  const isFar = chat.work[id]?.kind === 'around'
  const mark = isFar ? farRangeKey(conversationId) : conversationId
  const failed = isFar && to < from ? put(chat.failed, mark, true as const) : drop(chat.failed, mark)
  return takePage({ ...withoutFetch(chat, id), failed }, asCovered(chat.work[id], message), isFar, message.at)
}
