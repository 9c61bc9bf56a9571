import * as t from 'io-ts'
import { ConversationId, Xid } from '../../domain/kernel/ids'
import { get, post, Whole } from './call'
import { ConversationWire, DirectInfoWire } from './conversation'
import { Count, orNull } from './fields'
import { listAnswer } from './list'
import { ChatTokenWire, CustomTokenWire } from './session'

const none = t.strict({})
const nothing = () => t.unknown
const byPage = t.strict({ page: Whole, limit: Whole })

/** spec 1 §9: the whole conversation list comes as one page. */
export const CONVERSATION_PAGE = { page: 1, limit: 1_000 } as const

/** What of the chat goes over the API; the rest is the chat service's (spec 1 §7 User and auth, Groups). */
export const chatCalls = {
  conversationList: get('/api/chat/conversation_list', byPage, ({ limit }) => listAnswer(ConversationWire, limit)),
  accessToken: get('/api/chat/access_token', none, () => ChatTokenWire),
  /** spec 1 §7; neither its prefix, which is that of the users' family, nor its answer is printed. */
  customToken: get('/api/loop_user/custom_token', none, () => CustomTokenWire),
  /** The direct chat with whoever goes by that uid, as it is; `null` where there is none yet. */
  openDirect: post('/api/chat/client/dm', t.strict({ uid: t.string }), () => t.union([ConversationWire, t.null])),
  createDirect: post('/api/dm/create', t.strict({ uid: t.string }), () => ConversationWire),
  /** Gone from one's own list, with all up to and including `seq`. */
  deleteDirect: post('/api/dm/delete', t.strict({ conversation_id: ConversationId, seq: Whole }), nothing),
  muteDirect: post('/api/chat/dm/mute', t.strict({ conversation_id: ConversationId, muted: Whole }), nothing),
  /** Not printed: the specs name what lists pinned direct chats, not what pins one; it is after `dm/mute`. */
  pinDirect: post('/api/chat/dm/pin', t.strict({ conversation_id: ConversationId, pinned: Whole }), nothing),
  directInfo: get('/api/chat/dm/info', t.strict({ xid: t.string }), () => t.union([DirectInfoWire, t.null])),
  directList: get('/api/chat/dm_list', byPage, ({ limit }) => listAnswer(ConversationWire, limit)),
  directsPinned: get('/api/chat/dm_pinned', none, () => listAnswer(ConversationWire, CONVERSATION_PAGE.limit)),
  createAccessToken: get('/api/chat/create_access_token', none, nothing),
} as const

const FLAG = t.union([t.literal(0), t.literal(1)])
/** More is not pinned in one conversation. */
const PINS = 50
const PinnedWire = t.type({ seq: Count, from: orNull(Xid) }, 'Pinned')
/** spec 1 §7: a reaction is set with one number and taken back with the other. */
export const REACT = 1
export const UNREACT = 2

/** What is done to messages over the API (spec 1 §7 Groups and Gifts, memes); the rest is the chat service's. */
export const messageCalls = {
  deleteMsg: post('/api/groupchat/delete_msg', t.strict({ gid: t.string, msg_id: t.string }), nothing),
  reportGroupMsg: post('/api/groupchat/report_group_msg',
    t.strict({ gid: t.string, msg_id: t.string, text: t.string, reporter: t.string, reason: t.string }), nothing),
  removeGroupMember: post('/api/groupchat/remove_group_member', t.strict({ gid: t.string, uid: t.string }), nothing),
  pinnedMessages: post('/api/groupchat/pinned_messages', t.strict({ gid: t.string }), () => listAnswer(PinnedWire, PINS)),
  pin: post('/api/groupchat/message/pin', t.strict({ gid: t.string, seq: Whole, pinned: FLAG }), nothing),
  setMsgAttr: post('/api/meme/set_msg_attr', t.strict({ convid: t.string, sid: t.string, meme_id: t.string, action: Whole }), nothing),
} as const
