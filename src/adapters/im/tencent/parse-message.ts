import type { Message } from '@tencentcloud/chat'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { ChatMessage, Reaction } from '../../../domain/chat'
import { Xid, type ConversationId } from '../../../domain/kernel/ids'
import { extOf, encodeContent } from '../../wire/content'
import { bodyOf, TYPE, type MessageBody } from '../../wire/content/body'
import type { ImageHosts } from '../../wire/codecs/fields'
import { messageWireFrom } from '../../wire/entities/message'

const Shape = t.type({ ID: t.string, type: t.string, conversationID: t.string, from: t.string, time: t.number })
/**
 * Checks the vendor's object without copying the object, because each action must pass the identical object to the
 * vendor's client.
 */
const isMessage = (u: unknown): u is Message => Shape.is(u)

/**
 * The messages in the vendor's list. If the vendor returns no list, the result is empty. Invalid items are left out.
 */
export const vendorMessagesIn = (u: unknown): readonly Message[] => (Array.isArray(u) ? u.filter(isMessage) : [])

export const unknownRecordOf = (u: unknown): Readonly<Record<string, unknown>> => (t.UnknownRecord.is(u) ? u : {})
const textOf = (u: unknown): string => (typeof u === 'string' ? u : '')

/** The data that this app adds to a vendor message: the client id, and the `ext` of a text. */
const besideOf = ({ cloudCustomData }: Message) => extOf(textOf(cloudCustomData))
export const clientIdOf = (message: Message): unknown => besideOf(message)['client_id']

export const isText = (message: Message): boolean => String(message.type) === 'TIMTextElem'

/** The message body in a custom element: JSON in this product's wire format. */
export const customBodyOf = ({ payload }: Message): MessageBody => {
  const { type, msg, picture, video, ext } = extOf(unknownRecordOf(payload)['data'])
  return bodyOf(typeof type === 'number' ? type : 0, textOf(msg), { picture, video, ext: extOf(ext) })
}

/** Whether the message has a type that only service accounts send. */
export const isServiceMessage = (message: Message): boolean =>
  String(message.type) === 'TIMCustomElem' &&
  customBodyOf(message).type === TYPE.notification &&
  !message.conversationID.startsWith('GROUP')

const pictureOf = (payload: Readonly<Record<string, unknown>>): unknown =>
  unknownRecordOf(Array.isArray(payload['imageInfoArray']) ? payload['imageInfoArray'][0] : null)

const JOINED = 1
/** The message body for a group notice that the vendor generates. Only "joined" has a content kind in this product. */
const tipBody = (payload: Readonly<Record<string, unknown>>): MessageBody => {
  const ids = Array.isArray(payload['userIDList']) ? payload['userIDList'].filter(Xid.is) : []
  return payload['operationType'] === JOINED
    ? encodeContent({ kind: 'join', people: ids.map((xid) => ({ xid, name: xid })) })
    : bodyOf(0, '')
}

const bodyIn = (message: Message): MessageBody => {
  const payload = unknownRecordOf(message.payload)
  if (message.isRevoked) {
    const by: unknown = unknownRecordOf(message.revokerInfo)['userID']
    return encodeContent({ kind: 'recalled', by: Xid.is(by) ? by : null })
  }
  switch (String(message.type)) {
    case 'TIMTextElem':
      return bodyOf(TYPE.text, textOf(payload['text']), { ext: extOf(besideOf(message)['ext']) })
    case 'TIMCustomElem':
      return customBodyOf(message)
    case 'TIMImageElem':
      return bodyOf(TYPE.image, '', { picture: pictureOf(payload) })
    case 'TIMVideoFileElem':
      return bodyOf(TYPE.video, '', { video: { ...payload, duration: payload['videoSecond'] } })
    case 'TIMGroupTipElem':
      return tipBody(payload)
    default:
      return bodyOf(0, '')
  }
}

/** The data that a vendor message lacks. The adapter adds this data when it converts the message. */
export interface MessagePosition {
  readonly conversationId: ConversationId
  readonly seq: number
  readonly rev: number
  readonly reactions: readonly Reaction[]
}

/** Converts a vendor message to a message of the port. The result is `null` if the wire codec rejects the message. */
export const chatMessageFrom =
  (hosts: ImageHosts) =>
  (message: Message, { conversationId, seq, rev, reactions }: MessagePosition): ChatMessage | null => {
    const card = textOf(message.nameCard)
    const read = messageWireFrom(hosts).decode({
      id: message.ID,
      conversation_id: conversationId,
      seq,
      client_id: clientIdOf(message),
      from: message.from,
      username: card === '' ? message.nick : card,
      head: message.avatar,
      time: message.time * 1_000,
      ...bodyIn(message),
      rev,
      reactions: reactions.map(({ memeId, xids }) => ({ id: memeId, userIDs: xids })),
    })
    return E.isRight(read) ? read.right : null
  }
