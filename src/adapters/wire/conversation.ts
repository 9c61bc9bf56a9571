import * as t from 'io-ts'
import { ConversationSummary } from '../../domain/chat'
import { Xid } from '../../domain/kernel/ids'
import { cleanName } from './clean-name'
import { canonicalConversationId, gidOfConversation } from './conversation-id'
import { Count, entity, Flag, ImageUrl, orNull, RawName } from './fields'
import { MessageWire } from './message'

const ConversationData = t.type({ icon: ImageUrl, owner_xid: orNull(Xid) })

const ConversationFields = t.type({
  conversation_id: t.unknown, friendly_name: RawName, muted: Flag, unreadMsgCount: Count,
  lastMsg: orNull(MessageWire), data: orNull(ConversationData),
})
type ConversationFields = t.TypeOf<typeof ConversationFields>

/** The list knows no positions: they are guessed from it until the chat service tells them. */
const summaryOf = (fields: ConversationFields): ConversationSummary | null => {
  const conversationId = canonicalConversationId(fields.conversation_id)
  if (conversationId === null) return null
  const maxSeq = fields.lastMsg?.seq ?? 0
  return {
    conversationId, gid: gidOfConversation(conversationId),
    name: cleanName(fields.friendly_name, conversationId),
    icon: fields.data?.icon ?? null, ownerXid: fields.data?.owner_xid ?? null,
    muted: fields.muted, unread: fields.unreadMsgCount, latest: fields.lastMsg,
    maxSeq, readSeq: Math.max(0, maxSeq - fields.unreadMsgCount),
  }
}

/** A row of the conversation list (spec 1 §3 Conversation; the misspelt capitals are the spec's). */
export const ConversationWire = entity('Conversation', ConversationSummary.is, ConversationFields, summaryOf,
  ({ conversationId, name, muted, unread, latest, icon, ownerXid }) => ({
    conversation_id: conversationId, friendly_name: name, muted, unreadMsgCount: unread, lastMsg: latest,
    data: { icon, owner_xid: ownerXid },
  }))
