import type { Message } from '@tencentcloud/chat'
import type { Content } from '../../../domain/chat'
import type { ClientId } from '../../../domain/kernel/ids'
import { encodeContent } from '../../wire/content'
import { TYPE, type MessageBody } from '../../wire/content/body'
import { toWellFormed } from '../../wire/codecs/text'
import type { VendorConversation } from './vendor-id'
import type { TencentModule, TencentSdk } from './sdk'

/**
 * The largest content in bytes. The vendor refuses a message of more than 12 KB, including its envelope.
 * https://cloud.tencent.com/document/product/269/4107
 */
const LIMIT_BYTES = 12_000

interface Written {
  readonly isText: boolean
  readonly payload: object
  readonly cloudCustomData: string
}

/** Converts a message body in this product's wire format to the payload of the vendor's custom element. */
export const customPayload = (body: MessageBody) => ({ data: JSON.stringify(body), description: '', extension: '' })

/**
 * Writes the content. A text uses the vendor's text element, so that the vendor's text features work. Content of every
 * other kind uses a custom element.
 */
const written = (content: Content, clientId: ClientId): Written => {
  const { type, msg, ext, ...body } = encodeContent(content)
  const text = toWellFormed(msg)
  return type === TYPE.text
    ? { isText: true, payload: { text }, cloudCustomData: JSON.stringify({ client_id: clientId, ext }) }
    : {
        isText: false,
        cloudCustomData: JSON.stringify({ client_id: clientId }),
        payload: customPayload({ type, msg: text, ext, ...body }),
      }
}

const bytesOf = ({ payload, cloudCustomData }: Written): number =>
  new TextEncoder().encode(JSON.stringify(payload) + cloudCustomData).length

export interface OutgoingMessage {
  /** Whether the vendor would refuse the message because of its size. */
  readonly isTooLong: boolean
  /**
   * Creates the vendor's message. The vendor's client must be ready; otherwise the vendor's code throws an error that
   * no `catch` receives.
   */
  readonly make: (sdk: TencentSdk, vendor: TencentModule) => Message
}

export const toVendorMessage = (
  content: Content,
  clientId: ClientId,
  { to, isGroup }: VendorConversation,
): OutgoingMessage => {
  const whole = written(content, clientId)
  const { isText, payload, cloudCustomData } = whole
  return {
    isTooLong: bytesOf(whole) > LIMIT_BYTES,
    make: (sdk, { TYPES }) => {
      const options = { to, conversationType: isGroup ? TYPES.CONV_GROUP : TYPES.CONV_C2C, payload, cloudCustomData }
      return isText ? sdk.createTextMessage(options) : sdk.createCustomMessage(options)
    },
  }
}
