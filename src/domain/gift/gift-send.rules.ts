import * as t from 'io-ts'
import type { Balance } from '../balance'
import { Named } from '../chat'
import type { Gift } from './gift'
import { Decimal, decimalOf } from '../kernel/decimal'
import { compare, isGreater, subtract, multiply } from '../kernel/decimal-math'
import { ClientId, ConversationId, Gid } from '../kernel/ids'

/** The number of receivers that are selected when the dialog opens (spec 1 §7, decisions.md). */
export const PRESELECTED = 5
/** Our own limit: the most receivers of a gift. */
export const MOST_RECEIVERS = 100

/** The order that the member confirms, with the balance and the newest message at the time of the order. */
export const GiftOrder = t.strict(
  {
    /** The id of the confirmation. Each confirmation has a new id. */
    id: ClientId,
    conversationId: ConversationId,
    gid: t.union([Gid, t.null]),
    giftId: t.string,
    title: t.string,
    receivers: t.readonlyArray(Named),
    currencyId: t.number,
    currency: t.string,
    total: Decimal,
    /** The paying balance before the gift is sent. */
    before: Decimal,
    /** The seq of the conversation's newest message before the gift is sent. The gift's message gets a higher seq. */
    afterSeq: t.number,
  },
  'GiftOrder',
)
export type GiftOrder = t.TypeOf<typeof GiftOrder>

/** The price for `count` receivers; `null` if the price has more digits than an amount may have. */
export const totalOf = ({ price }: Pick<Gift, 'price'>, count: number): Decimal | null => {
  const of = decimalOf(String(count))
  return of === null ? null : multiply(price, of)
}

/** The balances that may pay for gifts (spec 1 §3: gift_enabled). */
export const payingBalances = (all: readonly Balance[]): readonly Balance[] =>
  all.filter(({ giftEnabled }) => giftEnabled)

export type GiftSendIssue = 'noGift' | 'noReceiver' | 'tooMany' | 'noCurrency' | 'short'
export const giftSendIssue = (gift: Gift | null, count: number, balance: Balance | null): GiftSendIssue | null => {
  if (gift === null) return 'noGift'
  if (count === 0) return 'noReceiver'
  if (count > MOST_RECEIVERS) return 'tooMany'
  const total = totalOf(gift, count)
  if (balance === null || total === null) return 'noCurrency'
  return isGreater(total, balance.amount) ? 'short' : null
}

/** Whether the gift was paid: the balance is lower by exactly `total`, even if the response was lost (decisions.md). */
export const isPaidBy = ({ before, total }: Pick<GiftOrder, 'before' | 'total'>, now: Decimal): boolean =>
  compare(subtract(before, total), now) === 0
