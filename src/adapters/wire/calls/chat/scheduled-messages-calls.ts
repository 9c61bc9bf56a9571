import * as t from 'io-ts'
import { ClientId, ConversationId } from '../../../../domain/kernel/ids'
import { isSchedulable, SCHEDULE_LIMIT, ScheduledMessage } from '../../../../domain/scheduled-messages'
import { BodyText, boundedText } from '../../codecs/bounded'
import { defineGet, definePost, OptionalWholeNumber } from '../../codecs/http-call'
import { JsonBody, Milliseconds, nullIfInvalid, recordCodec } from '../../codecs/fields'
import { listCodec } from '../../codecs/list'
import { encodeContent, extOf, parseContent } from '../../content'

/** The event that tells a member's browsers that the list of scheduled messages changed. It carries no data. */
export const SCHEDULED_EVENT = 'scheduled_messages'

/** The fields of a text, as a message has them. `ext` is JSON. Pictures and videos are not scheduled. */
export const scheduledBody = (content: ScheduledMessage['content']) => {
  const { type, msg, ext } = encodeContent(content)
  return { type, msg, ext: JSON.stringify(ext) }
}

export const readScheduledBody = ({
  type,
  msg,
  ext,
}: {
  readonly type: number
  readonly msg: string
  readonly ext: unknown
}): ScheduledMessage['content'] | null => {
  const content = parseContent({ type, msg, picture: null, video: null, ext: extOf(ext) })
  return isSchedulable(content) ? content : null
}

const ScheduledWire = recordCodec(
  'ScheduledMessage',
  ScheduledMessage.is,
  t.type({
    client_id: ClientId,
    conversation_id: ConversationId,
    type: t.number,
    msg: JsonBody,
    ext: t.unknown,
    when: Milliseconds,
    failure: nullIfInvalid(boundedText(500)),
  }),
  ({ client_id: id, conversation_id: conversationId, when, failure, ...body }) => {
    const content = readScheduledBody(body)
    return content === null ? null : { id, conversationId, content, when, failure }
  },
  ({ id, conversationId, content, when, failure }) => ({
    client_id: id,
    conversation_id: conversationId,
    ...scheduledBody(content),
    when,
    failure,
  }),
)

/** `when`: milliseconds since 1970. Without it, the message waits until the other person is online. */
const when = OptionalWholeNumber

/** A member's own messages that the server sends later. Our own calls; no spec prints them. */
export const scheduledMessagesCalls = {
  list: defineGet('/api/chat/scheduled', t.strict({}), () => listCodec(ScheduledWire, SCHEDULE_LIMIT)),
  add: definePost(
    '/api/chat/scheduled/add',
    t.strict({
      client_id: ClientId,
      conversation_id: ConversationId,
      type: t.number,
      msg: BodyText,
      ext: boundedText(65_536),
      when,
    }),
    () => t.unknown,
  ),
  edit: definePost('/api/chat/scheduled/edit', t.strict({ client_id: ClientId, msg: BodyText, when }), () => t.unknown),
  send: definePost('/api/chat/scheduled/send', t.strict({ client_id: ClientId }), () => t.unknown),
  cancel: definePost('/api/chat/scheduled/cancel', t.strict({ client_id: ClientId }), () => t.unknown),
} as const
