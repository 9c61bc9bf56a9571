import * as t from 'io-ts'
import { ChatMessage, ConversationSummary } from './chat'
import { addMessage, addPage, countByOthers, emptyTimeline, has, newestSeq, Timeline } from './chat.timeline'

/** One conversation as this browser knows it: what the server last listed, and what has come since. */
export const Conversation = t.strict({
  listed: t.union([ConversationSummary, t.null]),
  latest: t.union([ChatMessage, t.null]),
  readSeq: t.number,
  unread: t.number,
  timeline: Timeline,
}, 'Conversation')
export type Conversation = t.TypeOf<typeof Conversation>

export const noConversation: Conversation = {
  listed: null, latest: null, readSeq: 0, unread: 0, timeline: emptyTimeline,
}

const newer = (a: ChatMessage | null, b: ChatMessage | null): ChatMessage | null =>
  a === null || (b !== null && b.seq > a.seq) ? b : a

/** Whether someone read on elsewhere to a place amid what the server counted: then only the messages themselves tell. */
const isReadMidway = ({ listed, readSeq }: Conversation): boolean =>
  listed !== null && readSeq > listed.readSeq && readSeq < listed.maxSeq

/**
 * Unread is what the server counted up to its last listing, and what others wrote after that and after the read
 * position. It depends on what is known, never on the order in which it came (IM-10).
 */
const recount = (conversation: Conversation, me: string | null): Conversation => {
  const { listed, readSeq, timeline } = conversation
  const counted = listed?.maxSeq ?? 0
  const upToListing = listed === null || readSeq >= counted ? 0
    : isReadMidway(conversation) ? countByOthers(timeline, readSeq, counted, me)
      : listed.unread
  const unread = upToListing + countByOthers(timeline, Math.max(counted, readSeq), newestSeq(timeline), me)
  return unread === conversation.unread ? conversation : { ...conversation, unread }
}

export const withMessage = (conversation: Conversation, message: ChatMessage, me: string | null): Conversation => {
  if (has(conversation.timeline, message.seq)) return conversation
  const { listed, readSeq, unread } = conversation
  const counts = message.from.xid !== me && message.seq > Math.max(readSeq, listed?.maxSeq ?? 0)
  const added: Conversation = {
    ...conversation,
    timeline: addMessage(conversation.timeline, message),
    latest: newer(conversation.latest, message),
    unread: unread + (counts ? 1 : 0),
  }
  return isReadMidway(conversation) ? recount(added, me) : added
}

export const withPage = (
  conversation: Conversation, from: number, to: number, messages: readonly ChatMessage[], me: string | null,
): Conversation => recount({
  ...conversation,
  timeline: addPage(conversation.timeline, from, to, messages),
  latest: messages.reduce(newer, conversation.latest),
}, me)

/** A listing older than the one known changes nothing. */
export const withListing = (conversation: Conversation, listed: ConversationSummary, me: string | null): Conversation =>
  conversation.listed !== null && conversation.listed.maxSeq > listed.maxSeq ? conversation : recount({
    ...conversation, listed,
    latest: newer(conversation.latest, listed.latest),
    readSeq: Math.max(conversation.readSeq, listed.readSeq),
  }, me)

export const withRead = (conversation: Conversation, seq: number, me: string | null): Conversation =>
  seq <= conversation.readSeq ? conversation : recount({ ...conversation, readSeq: seq }, me)
