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

export const RETRY_MS = 3_000

const marks = tableCodec(t.literal(true))

const DirectFound = t.union(
  [Failure, t.strict({ _tag: t.literal('Opened'), conversationId: ConversationId })],
  'DirectFound',
)

/**
 * The key in `failed` for failed jumps in a conversation. Loading other pages of that conversation does not clear this
 * key.
 */
export const farRangeKey = (id: string): string => `${id} far`

/**
 * The state of the chat. `connection`: `live` while the chat service is logged in. `opened` and `failed` are marks by
 * conversation id; `failed` also uses `farRangeKey`.
 */
export const Chat = t.strict(
  {
    connection: t.union([t.literal('signedOut'), t.literal('offline'), t.literal('live')]),
    me: t.union([Xid, t.null]),
    list: t.union([t.literal('loading'), t.literal('shown'), t.literal('failed')]),
    conversations: tableCodec(Conversation),
    opened: marks,
    /** Ids of the conversations to read again after a reconnect, the last opened first. */
    recent: withDefault(t.readonlyArray(ConversationId), []),
    failed: marks,
    outbox: Outbox,
    work: tableCodec(PendingFetch, EffectId),
    acts: withDefault(t.readonlyArray(PendingConversationAction), []),
    /**
     * The direct chat of each person, or why the chat could not open. The key is a uid or the name of a service
     * account.
     */
    directs: withDefault(tableCodec(DirectFound), emptyTable()),
    /** The last opened conversation. The messages screen shows this conversation first (spec 1 §2). */
    lastOpened: withDefault(t.union([ConversationId, t.null]), null),
  },
  'Chat',
)
export type Chat = t.TypeOf<typeof Chat>

export const emptyChat: Chat = {
  connection: 'signedOut',
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

/** Stops automatic reads of a conversation that was deleted or left, because the server would refuse each read. */
export const closedConversation = (chat: Chat, id: string): Chat => ({
  ...chat,
  opened: drop(chat.opened, id),
  recent: chat.recent.filter((recentId) => recentId !== id),
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

/** Records a failed fetch. A refused fetch is not retried: each retry would show a toast (ALL-9). */
export const withFailedFetch = (chat: Chat, id: string, failure: Failure, at: Instant): Chat => {
  const work = chat.work[id]
  if (work === undefined) return chat
  return isRetryable(failure) ? withFetch(chat, { ...work, notBefore: addMs(at, RETRY_MS) }) : withoutFetch(chat, id)
}
