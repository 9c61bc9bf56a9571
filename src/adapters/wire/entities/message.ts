import * as t from 'io-ts'
import { ChatMessage, Reaction } from '../../../domain/chat'
import { ClientId, isPlainId, MessageId, Xid } from '../../../domain/kernel/ids'
import { canonicalConversationId } from './conversation-id'
import { cleanName } from '../codecs/clean-name'
import { extOf, parseContent, encodeContent } from '../content'
import {
  JsonBody,
  CountField,
  recordCodec,
  ImageUrl,
  Milliseconds,
  nullIfInvalid,
  RawName,
  type ImageHosts,
} from '../codecs/fields'
import { asList, toListPage } from '../codecs/list'

/** A message's sequence number, from 1. An invalid number would corrupt the synced position (BI-315…318). */
export const Seq = new t.Type<number, number, unknown>(
  'seq',
  t.number.is,
  (u, context) => (typeof u === 'number' && Number.isSafeInteger(u) && u >= 1 ? t.success(u) : t.failure(u, context)),
  (a) => a,
)

/** The most different reactions of a message. The codec ignores the reactions after this number. */
export const REACTION_LIMIT = 100
const ReactionFields = t.type({ id: t.string, userIDs: toListPage(Xid, 1_000) })
/**
 * A reaction. The reaction's count is the number of different users in the list; the codec ignores the server's count
 * (BI-322). A reaction without a valid id or users is dropped.
 */
const ReactionWire = recordCodec(
  'Reaction',
  Reaction.is,
  ReactionFields,
  ({ id, userIDs }) =>
    isPlainId(id) && userIDs.items.length > 0 ? { memeId: id, xids: [...new Set(userIDs.items)] } : null,
  ({ memeId, xids }) => ({ id: memeId, count: xids.length, userIDs: asList(xids) }),
)

const MessageFields = t.type({
  id: MessageId,
  conversation_id: t.unknown,
  seq: Seq,
  client_id: nullIfInvalid(ClientId),
  from: Xid,
  username: RawName,
  head: ImageUrl,
  time: Milliseconds,
  type: t.unknown,
  msg: JsonBody,
  picture: t.unknown,
  video: t.unknown,
  ext: t.unknown,
  rev: CountField,
  reactions: toListPage(ReactionWire, REACTION_LIMIT),
})
type MessageFields = t.TypeOf<typeof MessageFields>

const messageOf =
  (hosts: ImageHosts) =>
  (fields: MessageFields): ChatMessage | null => {
    const conversationId = canonicalConversationId(fields.conversation_id)
    return conversationId === null
      ? null
      : {
          id: fields.id,
          conversationId,
          seq: fields.seq,
          clientId: fields.client_id,
          from: { xid: fields.from, name: cleanName(fields.username, fields.from), avatar: fields.head },
          at: fields.time,
          content: parseContent(
            { ...fields, type: typeof fields.type === 'number' ? fields.type : 0, ext: extOf(fields.ext) },
            hosts,
          ),
          rev: fields.rev,
          reactions: fields.reactions.items,
        }
  }

/**
 * A message (spec 1 §3). `time` is the server's time in milliseconds. A message of unknown kind is valid and gets
 * content of kind `unknown` (BI-319).
 */
export const messageWireFrom = (hosts: ImageHosts) =>
  recordCodec(
    'Message',
    ChatMessage.is,
    MessageFields,
    messageOf(hosts),
    ({ id, conversationId, seq, clientId, from, at, content, rev, reactions }) => ({
      id,
      conversation_id: conversationId,
      seq,
      client_id: clientId,
      from: from.xid,
      username: from.name,
      head: from.avatar,
      time: at,
      ...encodeContent(content),
      rev,
      reactions: asList(reactions),
    }),
  )

/** The message codec for a server that stores all product pictures itself. */
export const MessageWire = messageWireFrom([])
