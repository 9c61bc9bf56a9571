import * as t from 'io-ts'
import { ConversationId, Xid } from '../../../domain/kernel/ids'
import { defineGet, definePost, WholeNumber } from '../codecs/http-call'
import { ConversationWire, DirectInfoWire } from '../entities/conversation'
import { CountField, nullIfInvalid } from '../codecs/fields'
import { listCodec } from '../codecs/list'
import { ChatTokenWire, CustomTokenWire } from '../entities/session'

const none = t.strict({})
const nothing = () => t.unknown
const byPage = t.strict({ page: WholeNumber, limit: WholeNumber })

/** spec 1 §9: the whole conversation list comes as one page. */
export const CONVERSATION_PAGE = { page: 1, limit: 1_000 } as const

/** What of the chat goes over the API; the rest is the chat service's (spec 1 §7 User and auth, Groups). */
export const chatCalls = {
  conversationList: defineGet('/api/chat/conversation_list', byPage, ({ limit }) => listCodec(ConversationWire, limit)),
  accessToken: defineGet('/api/chat/access_token', none, () => ChatTokenWire),
  /** spec 1 §7; neither its prefix, which is that of the users' family, nor its answer is printed. */
  customToken: defineGet('/api/loop_user/custom_token', none, () => CustomTokenWire),
  /** The direct chat with whoever goes by that uid, as it is; `null` where there is none yet. */
  openDirect: definePost('/api/chat/client/dm', t.strict({ uid: t.string }), () => t.union([ConversationWire, t.null])),
  createDirect: definePost('/api/dm/create', t.strict({ uid: t.string }), () => ConversationWire),
  /** Gone from one's own list, with all up to and including `seq`. */
  deleteDirect: definePost('/api/dm/delete', t.strict({ conversation_id: ConversationId, seq: WholeNumber }), nothing),
  muteDirect: definePost(
    '/api/chat/dm/mute',
    t.strict({ conversation_id: ConversationId, muted: WholeNumber }),
    nothing,
  ),
  /** Not printed: the specs name what lists pinned direct chats, not what pins one; it is after `dm/mute`. */
  pinDirect: definePost(
    '/api/chat/dm/pin',
    t.strict({ conversation_id: ConversationId, pinned: WholeNumber }),
    nothing,
  ),
  directInfo: defineGet('/api/chat/dm/info', t.strict({ xid: t.string }), () => t.union([DirectInfoWire, t.null])),
  directList: defineGet('/api/chat/dm_list', byPage, ({ limit }) => listCodec(ConversationWire, limit)),
  directsPinned: defineGet('/api/chat/dm_pinned', none, () => listCodec(ConversationWire, CONVERSATION_PAGE.limit)),
  createAccessToken: defineGet('/api/chat/create_access_token', none, nothing),
} as const

const FLAG = t.union([t.literal(0), t.literal(1)])
/** More is not pinned in one conversation. */
const PINS = 50
const PinnedWire = t.type({ seq: CountField, from: nullIfInvalid(Xid) }, 'Pinned')
/** spec 1 §7: a reaction is set with one number and taken back with the other. */
export const REACT_FLAG = 1
export const UNREACT_FLAG = 2

/** What is done to messages over the API (spec 1 §7 Groups and Gifts, memes); the rest is the chat service's. */
export const messageCalls = {
  deleteMsg: definePost('/api/groupchat/delete_msg', t.strict({ gid: t.string, msg_id: t.string }), nothing),
  reportGroupMsg: definePost(
    '/api/groupchat/report_group_msg',
    t.strict({ gid: t.string, msg_id: t.string, text: t.string, reporter: t.string, reason: t.string }),
    nothing,
  ),
  removeGroupMember: definePost(
    '/api/groupchat/remove_group_member',
    t.strict({ gid: t.string, uid: t.string }),
    nothing,
  ),
  pinnedMessages: definePost('/api/groupchat/pinned_messages', t.strict({ gid: t.string }), () =>
    listCodec(PinnedWire, PINS),
  ),
  pin: definePost('/api/groupchat/message/pin', t.strict({ gid: t.string, seq: WholeNumber, pinned: FLAG }), nothing),
  setMsgAttr: definePost(
    '/api/meme/set_msg_attr',
    t.strict({ convid: t.string, sid: t.string, meme_id: t.string, action: WholeNumber }),
    nothing,
  ),
} as const
