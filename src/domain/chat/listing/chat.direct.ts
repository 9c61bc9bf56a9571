import type { Failure } from '../../kernel/failure'
import type { ConversationId, Uid, Xid } from '../../kernel/ids'
import { drop, entriesOf, put } from '../../kernel/table'
import type { Change } from '../../profile'
import type { ConversationSummary } from '../chat'
import { noConversation, withListing } from '../timeline/chat.conversation'
import { withoutFetch, setConversation, withFetch, type Chat } from '../chat.data'
import { fetchId } from '../chat.fetches'
import { listedAnew } from './chat.listing'

export const openDirect = (chat: Chat, uid: Uid): Chat =>
  withFetch(
    { ...chat, directs: chat.directs[uid]?._tag === 'Opened' ? chat.directs : drop(chat.directs, uid) },
    { kind: 'direct', uid, notBefore: null },
  )

/**
 * A chat that the list shows keeps its settings: the server may have answered before it applied a setting that the
 * member has changed meanwhile.
 */
const withKnownSettings = (listed: ConversationSummary, known: ConversationSummary | null): ConversationSummary =>
  known === null ? listed : { ...listed, pinned: known.pinned, muted: known.muted, markedUnread: known.markedUnread }

export const directOpened = (chat: Chat, uid: Uid, listed: ConversationSummary): Chat => {
  const { conversationId } = listed
  const before = chat.conversations[conversationId] ?? noConversation
  const opened = setConversation(
    chat,
    conversationId,
    withListing(before, withKnownSettings(listed, before.listed), chat.me),
  )
  return listedAnew({ ...opened, directs: put(opened.directs, uid, { _tag: 'Opened', conversationId }) })
}

/** Drops the pending request to open a chat that is being deleted, because opening the chat would restore the chat. */
export const notToOpen = (chat: Chat, conversationId: ConversationId): Chat => {
  const uid = chat.conversations[conversationId]?.listed?.peer?.uid
  return uid === undefined ? chat : withoutFetch(chat, fetchId({ kind: 'direct', uid, notBefore: null }))
}

export const directNotOpened = (chat: Chat, uid: Uid, failure: Failure): Chat => ({
  ...chat,
  directs: put(chat.directs, uid, failure),
})

const BLOCKED = { block: 'byMe', unblock: 'none' } as const

/** Applies a changed relation to the direct chat with that person (R1-168). */
export const related = (chat: Chat, xid: Xid, change: Change): Chat => {
  const found = entriesOf(chat.conversations).find(
    ([, { listed }]) => listed?.peer?.xid === xid && listed.kind === 'single',
  )
  if (found === undefined) return chat
  const [id, conversation] = found
  const { listed } = conversation
  if (listed === null) return chat
  const by = change === 'block' || change === 'unblock' ? { blocked: BLOCKED[change] } : { follow: change === 'follow' }
  return setConversation(chat, id, { ...conversation, listed: { ...listed, ...by } })
}
