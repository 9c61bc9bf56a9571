import type { ConversationId } from '../kernel/ids'
import { later, type Instant } from '../kernel/instant'
import { entriesOf, keysOf, put } from '../kernel/table'
import type { ChatMessage, ConversationSummary } from './chat'
import { noConversation, withListing, withMessage, withPage } from './chat.conversation'
import { conversationIn, doneWith, setConversation, withWork, type Chat } from './chat.data'
import { confirm } from './chat.outbox'
import { smallHoles } from './chat.timeline'
import { workId, type Work } from './chat.work'

/** A hole waits this long for the messages that are missing before they are fetched (IM-7). */
const HOLE_PATIENCE_MS = 500

/** Keeps the work for holes in step with the holes there are; what waits already waits no longer than it did. */
const withHoles = (chat: Chat, conversationId: ConversationId, at: Instant): Chat => {
  const holes = smallHoles(conversationIn(chat, conversationId).timeline)
  const known = entriesOf(chat.work).filter(([, work]) => work.kind === 'hole' && work.conversationId === conversationId)
  if (holes.length === 0 && known.length === 0) return chat
  const first = known[0]
  const patience = first === undefined ? later(at, HOLE_PATIENCE_MS) : first[1].notBefore
  const without = known.reduce((so, [id]) => doneWith(so, id), chat)
  return holes.reduce((so, [from, to]) => {
    const work: Work = { kind: 'hole', conversationId, from, to, notBefore: patience }
    return withWork(so, chat.work[workId(work)] ?? work)
  }, without)
}

export const takeMessages = (chat: Chat, messages: readonly ChatMessage[], at: Instant): Chat => {
  const added = messages.reduce((so, one) => ({
    ...setConversation(so, one.conversationId, withMessage(conversationIn(so, one.conversationId), one, so.me)),
    outbox: confirm(so.outbox, one.clientId),
  }), chat)
  return [...new Set(messages.map((one) => one.conversationId))].reduce((so, id) => withHoles(so, id, at), added)
}

interface Page {
  readonly conversationId: ConversationId
  readonly from: number
  readonly to: number
  readonly messages: readonly ChatMessage[]
}

export const takePage = (chat: Chat, { conversationId, from, to, messages }: Page, at: Instant): Chat => {
  const conversation = withPage(conversationIn(chat, conversationId), from, to, messages, chat.me)
  const outbox = messages.reduce((so, one) => confirm(so, one.clientId), chat.outbox)
  return withHoles({ ...setConversation(chat, conversationId, conversation), outbox }, conversationId, at)
}

/** A conversation the server no longer lists stays as it is known, but off the list. */
export const takeListing = (chat: Chat, listed: readonly ConversationSummary[]): Chat => {
  const known = new Set<string>(listed.map((one) => one.conversationId))
  const taken = listed.reduce((so, one) =>
    put(so, one.conversationId, withListing(so[one.conversationId] ?? noConversation, one, chat.me)), chat.conversations)
  const conversations = keysOf(taken).filter((id) => !known.has(id))
    .reduce((so, id) => put(so, id, { ...so[id] ?? noConversation, listed: null }), taken)
  return { ...doneWith(chat, 'list'), list: 'shown', conversations }
}
