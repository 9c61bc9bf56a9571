import * as t from 'io-ts'
import type { Balance } from '../balance'
import { Named } from '../chat'
import type { Gift } from './gift'
import { Decimal, decimalOf } from '../kernel/decimal'
import { compare, isGreater, subtract, multiply } from '../kernel/decimal-math'
import { ClientId, ConversationId, Gid } from '../kernel/ids'

/** spec 1 §7, decisions.md: so many are chosen when the dialog opens. */
export const PRESELECTED = 5
/** Ours: to no more at once. */
export const MOST_RECEIVERS = 100

/** Exactly what one confirmation sends, and what was known when it was given. */
export const GiftOrder = t.strict(
  {
    /** Of the confirmation: another confirmation has another. */
    id: ClientId,
    conversationId: ConversationId,
    gid: t.union([Gid, t.null]),
    giftId: t.string,
    title: t.string,
    receivers: t.readonlyArray(Named),
    currencyId: t.number,
    currency: t.string,
    total: Decimal,
    /** What was there to pay with before. */
    before: Decimal,
    /** The newest message of the conversation then: the gift's comes after it. */
    afterSeq: t.number,
  },
  'GiftOrder',
)
export type GiftOrder = t.TypeOf<typeof GiftOrder>

/** What it costs to give that to so many; `null` where it is longer than an amount may be. */
export const totalOf = ({ price }: Pick<Gift, 'price'>, count: number): Decimal | null => {
  const of = decimalOf(String(count))
  return of === null ? null : multiply(price, of)
}

/** Balances that may pay for gifts (spec 1 §3: gift_enabled). */
export const payingBalances = (all: readonly Balance[]): readonly Balance[] =>
  all.filter(({ giftEnabled }) => giftEnabled)

/** Why it can't be sent like this; `null` where it can. */
export type GiftSendIssue = 'noGift' | 'noReceiver' | 'tooMany' | 'noCurrency' | 'short'
export const giftSendIssue = (gift: Gift | null, count: number, balance: Balance | null): GiftSendIssue | null => {
  if (gift === null) return 'noGift'
  if (count === 0) return 'noReceiver'
  if (count > MOST_RECEIVERS) return 'tooMany'
  const total = totalOf(gift, count)
  if (balance === null || total === null) return 'noCurrency'
  return isGreater(total, balance.amount) ? 'short' : null
}

/**
 * Whether that balance is what was there before less exactly this: then it was paid, whatever became of the answer
 * (decisions.md).
 */
export const isPaidBy = ({ before, total }: Pick<GiftOrder, 'before' | 'total'>, now: Decimal): boolean =>
  compare(subtract(before, total), now) === 0
