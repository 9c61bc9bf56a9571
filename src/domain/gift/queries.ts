import * as t from 'io-ts'
import { Balance } from '../balance'
import { Member } from '../group'
import { Gid } from '../kernel/ids'
import { query } from '../query'
import { Gift, GiftStat, ReceivedGift, ReceivedSort } from './gift'

const none = t.strict({})

/** All gifts that there are, also those that are only shown where somebody sent them. */
export const giftsQuery = query('gift/list', { input: none, item: Gift, idOf: ({ id }) => id })
/** What one may pay with, in that group or outside of all (decisions.md: one's own wallet has no gid). */
export const giftBalancesQuery = query('gift/balances', {
  input: t.strict({ gid: t.union([Gid, t.null]) }),
  item: Balance,
  idOf: ({ currencyId }) => String(currencyId),
})
/** Members of a group to whom gifts can be sent, in pages. */
export const giftMembersQuery = query('gift/members', {
  input: t.strict({ gid: Gid, keyword: t.string }),
  item: Member,
  idOf: ({ xid }) => xid,
})
/** One's own received gifts, in pages of 20 (spec 1 §9). */
export const receivedGiftsQuery = query('gift/received', {
  input: t.strict({ sort: ReceivedSort }),
  item: ReceivedGift,
  idOf: ({ sender, at, title, amount }) => `${sender.xid} ${at ?? ''} ${title} ${amount}`,
})
/** One's own received gifts by kind. */
export const giftStatsQuery = query('gift/stats', { input: none, item: GiftStat, idOf: ({ title }) => title })
