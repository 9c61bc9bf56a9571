import * as t from 'io-ts'
import { Balance } from '../balance'
import { Member } from '../group'
import { Gid } from '../kernel/ids'
import { query } from '../query'
import { Gift, GiftStat, ReceivedGift, ReceivedSort } from './gift'

const none = t.strict({})

/** All gifts, including gifts that cannot be sent and are shown only when received. */
export const giftsQuery = query('gift/list', { input: none, item: Gift, idOf: ({ id }) => id })
/**
 * The balances that can pay for gifts in the group `gid`; with `null`, in the member's wallet, which has no gid
 * (decisions.md).
 */
export const giftBalancesQuery = query('gift/balances', {
  input: t.strict({ gid: t.union([Gid, t.null]) }),
  item: Balance,
  idOf: ({ currencyId }) => String(currencyId),
})
export const giftMembersQuery = query('gift/members', {
  input: t.strict({ gid: Gid, keyword: t.string }),
  item: Member,
  idOf: ({ xid }) => xid,
})
/** The member's received gifts, in pages of 20 (spec 1 §9). */
export const receivedGiftsQuery = query('gift/received', {
  input: t.strict({ sort: ReceivedSort }),
  item: ReceivedGift,
  idOf: ({ sender, at, title, amount }) => `${sender.xid} ${at ?? ''} ${title} ${amount}`,
})
export const giftStatsQuery = query('gift/stats', { input: none, item: GiftStat, idOf: ({ title }) => title })
