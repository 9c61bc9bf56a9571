import * as t from 'io-ts'
import { ChatMessage, type Content } from '../../domain/chat'
import { ClientId, MessageId, Xid } from '../../domain/kernel/ids'
import { canonicalConversationId } from './conversation-id'
import { cleanName } from './clean-name'
import { Body, entity, ImageUrl, Milliseconds, orNull, RawName } from './fields'

/** decisions.md: the chat service's content type of a text. */
export const CONTENT_TEXT = 101
const CONTENT_UNKNOWN = 0

/** A numbered message counts from 1; what is not so numbered would move the place up to which we are in step (BI-315…318). */
const Seq = new t.Type<number, number, unknown>('seq', t.number.is,
  (u, context) => (typeof u === 'number' && Number.isSafeInteger(u) && u >= 1 ? t.success(u) : t.failure(u, context)), (a) => a)

const MessageFields = t.type({
  id: MessageId, conversation_id: t.unknown, seq: Seq, client_id: orNull(ClientId),
  from: Xid, username: RawName, head: ImageUrl, time: Milliseconds, type: t.unknown, msg: Body,
})
type MessageFields = t.TypeOf<typeof MessageFields>

const contentOf = ({ type, msg }: MessageFields): Content =>
  (type === CONTENT_TEXT ? { kind: 'text', text: msg } : { kind: 'unknown' })

const messageOf = (fields: MessageFields): ChatMessage | null => {
  const conversationId = canonicalConversationId(fields.conversation_id)
  return conversationId === null ? null : {
    id: fields.id, conversationId, seq: fields.seq, clientId: fields.client_id,
    from: { xid: fields.from, name: cleanName(fields.username, fields.from), avatar: fields.head },
    at: fields.time, content: contentOf(fields),
  }
}

/** A message (spec 1 §3); `time` is the server's, in milliseconds. A kind we do not know stays, as such (BI-319). */
export const MessageWire = entity('Message', ChatMessage.is, MessageFields, messageOf,
  ({ id, conversationId, seq, clientId, from, at, content }) => ({
    id, conversation_id: conversationId, seq, client_id: clientId,
    from: from.xid, username: from.name, head: from.avatar, time: at,
    type: content.kind === 'text' ? CONTENT_TEXT : CONTENT_UNKNOWN, msg: content.kind === 'text' ? content.text : '',
  }))
