import * as t from 'io-ts'
import { ActivityWire } from './activity'
import { BalanceWire } from './balance'
import { get, MaybeText, MaybeWhole, post, Whole } from './call'
import { Host } from './fields'
import { GroupWire } from './group'
import { itemsOf, listAnswer } from './list'
import { MemberWire } from './member'

const none = t.strict({})
const nothing = () => t.unknown
const byPage = t.strict({ page: Whole, limit: Whole })
/** Where nothing goes by that word the answer is `null`. */
const groupOrNone = t.union([GroupWire, t.null])

/** No page size is printed for these two. */
const MY_GROUPS = 1_000
const WHITELIST = 1_000
const CURRENCIES = 1_000

const whitelistAnswer = t.type({ link_whitelist: itemsOf(Host, WHITELIST) })

/** Groups (spec 1 §7 Groups; the family's prefix is in decisions.md). */
export const groupCalls = {
  mygroups: get('/api/groupchat/mygroups', none, () => listAnswer(GroupWire, MY_GROUPS)),
  newTrending: get('/api/groupchat/new_trending', byPage, ({ limit }) => listAnswer(GroupWire, limit)),
  info: get('/api/groupchat/info', t.strict({ gid: MaybeText, link: MaybeText }), () => groupOrNone),
  share: get('/api/groupchat/share', t.strict({ key: t.string }), () => groupOrNone),
  groupMembers: get('/api/groupchat/group_members',
    t.strict({ gid: t.string, page: Whole, limit: Whole, keyword: MaybeText, gift_bubble: MaybeWhole }),
    ({ limit }) => listAnswer(MemberWire, limit)),
  /** `flag` and `muted` are 1 or 0. */
  pinGroup: post('/api/groupchat/pin_group', t.strict({ gid: t.string, flag: Whole }), nothing),
  unpinGroup: post('/api/groupchat/unpin_group', t.strict({ gid: t.string, flag: Whole }), nothing),
  mute: post('/api/groupchat/mute', t.strict({ gid: t.string, muted: Whole }), nothing),
  defaultConfig: get('/api/groupchat/default_config', none, () => whitelistAnswer),
} as const

/** What the frame shows beside the screens (spec 1 §7, spec 2 §7; the balance of oneself needs no gid). */
export const surroundingCalls = {
  balance: get('/api/asset/balance', t.strict({ gid: MaybeText }), () => listAnswer(BalanceWire, CURRENCIES)),
  activityConfig: get('/api/activity/config', none, () => t.union([ActivityWire, t.null])),
} as const
