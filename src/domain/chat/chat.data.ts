import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { Failure, isRetryable } from '../kernel/failure'
import { ConversationId, Xid } from '../kernel/ids'
import { addMs, type Instant } from '../kernel/instant'
import { drop, emptyTable, put, tableCodec } from '../kernel/table'
import { EffectId } from '../kernel/export-policy'
import { PendingConversationAction } from './chat.actions'
import { Conversation, noConversation } from './timeline/chat.conversation'
import { emptyOutbox, Outbox } from './outbox/chat.outbox'
import { PendingFetch, fetchId } from './chat.fetches'

/** A piece of work that could not be done is tried again after this. */
export const RETRY_MS = 3_000

const marks = tableCodec(t.literal(true))

const DirectFound = t.union(
  [Failure, t.strict({ _tag: t.literal('Opened'), conversationId: ConversationId })],
  'DirectFound',
)

/** The mark of places in a conversation that were jumped to in vain: another page of it says nothing about them. */
export const farRangeKey = (id: string): string => `${id} far`

/**
 * Everything the chat knows. `withOpeningBalance` and `failed` are marks by conversation id, the latter by
 * `farRangeKey` as well.
 */
export const Chat = t.strict(
  {
    me: t.union([Xid, t.null]),
    list: t.union([t.literal('loading'), t.literal('shown'), t.literal('failed')]),
    conversations: tableCodec(Conversation),
    opened: marks,
    /** Of these the ones that are read again after a reconnect, the last opened first. */
    recent: withDefault(t.readonlyArray(ConversationId), []),
    failed: marks,
    outbox: Outbox,
    work: tableCodec(PendingFetch, EffectId),
    acts: withDefault(t.readonlyArray(PendingConversationAction), []),
    /**
     * By uid, or by the word that an account of the service goes by: which direct chat it is, or why none could be
     * opened.
     */
    directs: withDefault(tableCodec(DirectFound), emptyTable()),
    /** The conversation that was last opened: there the messages screen goes on (spec 1 §2). */
    lastOpened: withDefault(t.union([ConversationId, t.null]), null),
  },
  'Chat',
)
export type Chat = t.TypeOf<typeof Chat>

export const emptyChat: Chat = {
  me: null,
  list: 'loading',
  conversations: emptyTable(),
  opened: emptyTable(),
  recent: [],
  failed: emptyTable(),
  outbox: emptyOutbox,
  work: emptyTable(),
  acts: [],
  directs: emptyTable(),
  lastOpened: null,
}

/** It is read no more by itself: one that is gone, or is nobody's any more, would be refused each time. */
export const closedConversation = (chat: Chat, id: string): Chat => ({
  ...chat,
  opened: drop(chat.opened, id),
  recent: chat.recent.filter((one) => one !== id),
})

export const conversationIn = (chat: Chat, id: string): Conversation => chat.conversations[id] ?? noConversation

export const setConversation = (chat: Chat, id: string, conversation: Conversation): Chat => ({
  ...chat,
  conversations: put(chat.conversations, id, conversation),
})

export const withFetch = (chat: Chat, work: PendingFetch): Chat => ({
  ...chat,
  work: put(chat.work, fetchId(work), work),
})

export const withoutFetch = (chat: Chat, id: string): Chat => ({ ...chat, work: drop(chat.work, id) })

/** What the server refused is not asked for again by itself: it would be refused, and said so, every time (ALL-9). */
export const withFailedFetch = (chat: Chat, id: string, failure: Failure, at: Instant): Chat => {
  const work = chat.work[id]
  if (work === undefined) return chat
  return isRetryable(failure) ? withFetch(chat, { ...work, notBefore: addMs(at, RETRY_MS) }) : withoutFetch(chat, id)
}
