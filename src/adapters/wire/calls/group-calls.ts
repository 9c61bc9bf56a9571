import * as t from 'io-ts'
import { IdText } from '../codecs/bounded'
import { ActivityWire } from '../entities/activity'
import { BalanceWire } from '../entities/balance'
import {
  defineGet,
  OptionalText,
  OptionalLink,
  OptionalWholeNumber,
  definePost,
  WholeNumber,
} from '../codecs/http-call'
import { HostName } from '../codecs/fields'
import { GroupWire } from '../entities/group'
import { toListPage, listCodec } from '../codecs/list'
import { MemberWire } from '../entities/member'

const none = t.strict({})
const nothing = () => t.unknown
const byPage = t.strict({ page: WholeNumber, limit: WholeNumber })
/** A group, or `null` if no group matches the request. */
const groupOrNone = t.union([GroupWire, t.null])

/**
 * The most items that the client reads of each list. The client ignores further items. The specs print no page size for
 * these lists.
 */
const MY_GROUPS = 1_000
const WHITELIST = 1_000
const CURRENCIES = 1_000

const whitelistAnswer = t.type({ link_whitelist: toListPage(HostName, WHITELIST) })

/** The calls that list and find groups (spec 1 §7 Groups; the prefix is in decisions.md). */
export const groupListCalls = {
  mygroups: defineGet('/api/groupchat/mygroups', none, () => listCodec(GroupWire, MY_GROUPS)),
  newTrending: defineGet('/api/groupchat/new_trending', byPage, ({ limit }) => listCodec(GroupWire, limit)),
  info: defineGet('/api/groupchat/info', t.strict({ gid: OptionalText, link: OptionalLink }), () => groupOrNone),
  share: defineGet('/api/groupchat/share', t.strict({ key: IdText }), () => groupOrNone),
  groupMembers: defineGet(
    '/api/groupchat/group_members',
    t.strict({
      gid: IdText,
      page: WholeNumber,
      limit: WholeNumber,
      keyword: OptionalText,
      gift_bubble: OptionalWholeNumber,
    }),
    ({ limit }) => listCodec(MemberWire, limit),
  ),
  /** In the calls below, `flag` and `muted` are 1 or 0. */
  pinGroup: definePost('/api/groupchat/pin_group', t.strict({ gid: IdText, flag: WholeNumber }), nothing),
  unpinGroup: definePost('/api/groupchat/unpin_group', t.strict({ gid: IdText, flag: WholeNumber }), nothing),
  mute: definePost('/api/groupchat/mute', t.strict({ gid: IdText, muted: WholeNumber }), nothing),
  defaultConfig: defineGet('/api/groupchat/default_config', none, () => whitelistAnswer),
} as const

/**
 * Calls for balances and the activity config (spec 1 §7, spec 2 §7). A balance call without a gid returns the account's
 * own balance.
 */
export const balanceAndActivityCalls = {
  balance: defineGet('/api/asset/balance', t.strict({ gid: OptionalText }), () => listCodec(BalanceWire, CURRENCIES)),
  activityConfig: defineGet('/api/activity/config', none, () => t.union([ActivityWire, t.null])),
} as const
