import TencentCloudChat, { type Message } from '@tencentcloud/chat'
import type { VendorConversation } from '../../../../src/adapters/im/tencent/vendor-id'
import { encodeContent } from '../../../../src/adapters/wire/content'
import type { ChatMessage } from '../../../../src/domain/chat'

const { TYPES } = TencentCloudChat

interface Made {
  readonly ID: string
  readonly address: VendorConversation
  readonly from: string
  readonly nick: string
  readonly avatar: string
  readonly seconds: number
  readonly sequence: number
  readonly isText: boolean
  readonly payload: object
  readonly cloudCustomData: string
}

/**
 * A message with all fields that the vendor declares, and its sent elements. The content of the first element is the
 * payload.
 */
export const vendorMessage = ({
  ID,
  address,
  from,
  nick,
  avatar,
  seconds,
  sequence,
  isText,
  payload,
  cloudCustomData,
}: Made): Message & { readonly _elements: readonly { readonly content: object }[] } => ({
  _elements: [{ content: payload }],
  ID,
  payload,
  from,
  nick,
  avatar,
  sequence,
  cloudCustomData,
  time: seconds,
  type: isText ? TYPES.MSG_TEXT : TYPES.MSG_CUSTOM,
  conversationID: address.vendorId,
  conversationType: address.isGroup ? TYPES.CONV_GROUP : TYPES.CONV_C2C,
  to: address.to,
  flow: 'in',
  status: 'success',
  isRevoked: false,
  priority: TYPES.MSG_PRIORITY_NORMAL,
  isPeerRead: false,
  nameCard: '',
  atUserList: [],
  isDeleted: false,
  isModified: false,
  needReadReceipt: false,
  readReceiptInfo: undefined,
  isBroadcastMessage: false,
  isSupportExtension: false,
  revoker: '',
  revokerInfo: { avatar: '', nick: '', userID: '' },
  revokeReason: '',
  hasRiskContent: false,
})

/** A message number without an order. In a direct chat, the vendor's numbers mean nothing to other clients. */
const noise = (id: string): number =>
  Array.from(id).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 7)

/** A simulator message in the vendor's shape. `beside` is the `cloudCustomData` of a message sent by the vendor. */
export const asVendorHas = (message: ChatMessage, address: VendorConversation, beside: string | null): Message => {
  const { id: ID, seq, from, at, content } = message
  const { msg, ext, ...rest } = encodeContent(content)
  const isText = content.kind === 'text'
  const made = vendorMessage({
    ID,
    address,
    from: from.xid,
    nick: from.name,
    avatar: from.avatar ?? '',
    seconds: Math.floor((at ?? 0) / 1_000),
    sequence: address.isGroup ? seq : noise(ID),
    isText,
    payload: isText ? { text: msg } : { data: JSON.stringify({ msg, ext, ...rest }), description: '', extension: '' },
    cloudCustomData: beside ?? (isText ? JSON.stringify({ ext }) : ''),
  })
  if (content.kind === 'recalled') {
    made.isRevoked = true
    made.revokerInfo = { avatar: '', nick: '', userID: content.by ?? '' }
  }
  return made
}
