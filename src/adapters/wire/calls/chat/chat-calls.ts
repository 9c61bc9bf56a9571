import * as t from 'io-ts'
import { BodyText, IdText } from '../../codecs/bounded'
import { ConversationId, Xid } from '../../../../domain/kernel/ids'
import { defineGet, definePost, WholeNumber } from '../../codecs/http-call'
import { ConversationWire, DirectInfoWire } from '../../entities/conversation'
import { CountField, nullIfInvalid } from '../../codecs/fields'
import { listCodec } from '../../codecs/list'
import { ChatTokenWire, CustomTokenWire } from '../../entities/session'

const none = t.strict({})
const nothing = () => t.unknown
const byPage = t.strict({ page: WholeNumber, limit: WholeNumber })

/** The client reads the whole conversation list as a single page (spec 1 §9). */
export const CONVERSATION_PAGE = { page: 1, limit: 1_000 } as const

/** The chat calls of the REST API (spec 1 §7 User and auth, Groups). Other requests go to the chat service. */
export const chatCalls = {
  conversationList: defineGet('/api/chat/conversation_list', byPage, ({ limit }) => listCodec(ConversationWire, limit)),
  accessToken: defineGet('/api/chat/access_token', none, () => ChatTokenWire),
  /**
   * The spec prints neither the prefix nor the response of this call (spec 1 §7). This product uses the prefix of the
   * user calls.
   */
  customToken: defineGet('/api/loop_user/custom_token', none, () => CustomTokenWire),
  /**
   * The server returns the existing direct chat with the user of this uid. If no chat exists, the server returns
   * `null`.
   */
  openDirect: definePost('/api/chat/client/dm', t.strict({ uid: IdText }), () => t.union([ConversationWire, t.null])),
  createDirect: definePost('/api/dm/create', t.strict({ uid: IdText }), () => ConversationWire),
  /** Removes the chat from the account's list, with all messages up to and including `seq`. */
  deleteDirect: definePost('/api/dm/delete', t.strict({ conversation_id: ConversationId, seq: WholeNumber }), nothing),
  muteDirect: definePost(
    '/api/chat/dm/mute',
    t.strict({ conversation_id: ConversationId, muted: WholeNumber }),
    nothing,
  ),
  /**
   * The specs name the list of pinned direct chats, but no call that pins a chat. This product's path is modelled on
   * `dm/mute`.
   */
  pinDirect: definePost(
    '/api/chat/dm/pin',
    t.strict({ conversation_id: ConversationId, pinned: WholeNumber }),
    nothing,
  ),
  /** Marks any conversation of the account as unread, or removes the mark. The path is this product's own. */
  markUnread: definePost(
    '/api/chat/mark_unread',
    t.strict({ conversation_id: ConversationId, unread: t.union([t.literal(0), t.literal(1)]) }),
    nothing,
  ),
  directInfo: defineGet('/api/chat/dm/info', t.strict({ xid: IdText }), () => t.union([DirectInfoWire, t.null])),
  directList: defineGet('/api/chat/dm_list', byPage, ({ limit }) => listCodec(ConversationWire, limit)),
  directsPinned: defineGet('/api/chat/dm_pinned', none, () => listCodec(ConversationWire, CONVERSATION_PAGE.limit)),
  createAccessToken: defineGet('/api/chat/create_access_token', none, nothing),
} as const

const FLAG = t.union([t.literal(0), t.literal(1)])
/** The client reads at most this number of pinned messages of a conversation and ignores further pins. */
const PINS = 50
const PinnedWire = t.type({ seq: CountField, from: nullIfInvalid(Xid) }, 'Pinned')
/** 1 sets a reaction and 2 removes a reaction (spec 1 §7). */
export const REACT_FLAG = 1
export const UNREACT_FLAG = 2

/** The message calls of the REST API (spec 1 §7 Groups and Gifts, memes). Other requests go to the chat service. */
export const messageCalls = {
  deleteMsg: definePost('/api/groupchat/delete_msg', t.strict({ gid: IdText, msg_id: IdText }), nothing),
  reportGroupMsg: definePost(
    '/api/groupchat/report_group_msg',
    t.strict({ gid: IdText, msg_id: IdText, text: BodyText, reporter: IdText, reason: IdText }),
    nothing,
  ),
  removeGroupMember: definePost('/api/groupchat/remove_group_member', t.strict({ gid: IdText, uid: IdText }), nothing),
  pinnedMessages: definePost('/api/groupchat/pinned_messages', t.strict({ gid: IdText }), () =>
    listCodec(PinnedWire, PINS),
  ),
  pin: definePost('/api/groupchat/message/pin', t.strict({ gid: IdText, seq: WholeNumber, pinned: FLAG }), nothing),
  setMsgAttr: definePost(
    '/api/meme/set_msg_attr',
    t.strict({ convid: IdText, sid: IdText, meme_id: IdText, action: WholeNumber }),
    nothing,
  ),
} as const
