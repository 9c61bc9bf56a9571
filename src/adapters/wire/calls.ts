import * as t from 'io-ts'
import { get, loginPost, MaybeText, MaybeWhole, post, Whole } from './call'
import { ConversationWire } from './conversation'
import { GroupWire } from './group'
import { itemsOf, listAnswer } from './list'
import { MemberWire } from './member'
import { ProfileWire } from './profile'
import { ChatTokenWire, SignedInWire } from './session'

const none = t.strict({})
const nothing = () => t.unknown
const Platform = t.union([t.literal('h5'), t.literal('web')])
const byPage = t.strict({ page: Whole, limit: Whole })
/** Where nothing goes by that word the answer is `null`. */
const groupOrNone = t.union([GroupWire, t.null])

/** spec 1 §9: the whole conversation list comes as one page. */
export const CONVERSATION_PAGE = { page: 1, limit: 1_000 } as const
/** No page size is printed for these two. */
const MY_GROUPS = 1_000
const WHITELIST = 1_000

/** A host name or a word, short enough to be one. */
const Host = new t.Type<string, string, unknown>('Host', t.string.is,
  (u, context) => (typeof u === 'string' && u.length <= 253 && u.trim() !== '' ? t.success(u) : t.failure(u, context)), (a) => a)

const whitelistAnswer = t.type({ link_whitelist: itemsOf(Host, WHITELIST) })

/** Signing in and out, and who one is (spec 1 §7 User and auth). */
export const accountCalls = {
  visitorLogin: loginPost('/api/loop_login/visitor_login', t.strict({ platform: Platform, device_id: t.string }), () => SignedInWire),
  sendEmailLoginCode: loginPost('/api/loop_login/send_email_login_code', t.strict({ email: t.string }), nothing),
  emailCodeLogin: loginPost('/api/loop_login/email_code_login',
    t.strict({ email: t.string, security_code: t.string }), () => SignedInWire),
  logout: post('/api/loop_login/logout', none, nothing),
  getProfile: get('/api/loop_user/get_profile', none, () => ProfileWire),
} as const

/** Groups (spec 1 §7 Groups; the family's prefix is in decisions.md). */
export const groupCalls = {
  mygroups: get('/api/groupchat/mygroups', none, () => listAnswer(GroupWire, MY_GROUPS)),
  newTrending: get('/api/groupchat/new_trending', byPage, ({ limit }) => listAnswer(GroupWire, limit)),
  info: get('/api/groupchat/info', t.strict({ gid: MaybeText, link: MaybeText }), () => groupOrNone),
  share: get('/api/groupchat/share', t.strict({ key: t.string }), () => groupOrNone),
  groupMembers: get('/api/groupchat/group_members',
    t.strict({ gid: t.string, page: Whole, limit: Whole, keyword: MaybeText, gift_bubble: MaybeWhole }),
    ({ limit }) => listAnswer(MemberWire, limit)),
  defaultConfig: get('/api/groupchat/default_config', none, () => whitelistAnswer),
} as const

/** What of the chat goes over the API; the rest is the chat service's (spec 1 §7 User and auth, Groups). */
export const chatCalls = {
  conversationList: get('/api/chat/conversation_list', byPage, ({ limit }) => listAnswer(ConversationWire, limit)),
  accessToken: get('/api/chat/access_token', none, () => ChatTokenWire),
  createAccessToken: get('/api/chat/create_access_token', none, nothing),
} as const
