import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Address } from '../kernel/export-policy'

/** The member's balance in one currency (spec 1 §3, spec 2 §3). */
export const Balance = t.strict(
  {
    currencyId: t.number,
    name: t.string,
    icon: t.union([Address, t.null]),
    /** The amount that the member can spend, without staked amounts and pending withdrawals. */
    amount: Decimal,
    usd: Decimal,
    /** USD per unit. Only the record of LOOP has a price (spec 2 §3). */
    price: t.union([Decimal, t.null]),
    giftEnabled: t.boolean,
    bubbleEnabled: t.boolean,
  },
  'Balance',
)
export type Balance = t.TypeOf<typeof Balance>

/** The currency id of LOOP (spec 2 §1, §9). */
export const LOOP_ID = 5
