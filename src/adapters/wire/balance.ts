import * as t from 'io-ts'
import { Decimal, decimalOf } from '../../domain/kernel/decimal'
import { Count, entity, RawName } from './fields'

/** Amounts are digits; a number without an exponent is read as the digits it prints. */
export const Amount = new t.Type<Decimal, string, unknown>('Amount', Decimal.is, (u, context) => {
  const amount = decimalOf(u)
  return amount === null ? t.failure(u, context) : t.success(amount)
}, (a) => a)

const Balance = t.type({ currencyId: t.number, name: t.string, amount: Decimal, usd: Decimal })

/** A balance in one currency (spec 1 §3, spec 2 §3): `total_balance_usdt` is what it is worth in USD. */
export const BalanceWire = entity('Balance', Balance.is,
  t.type({ currency_id: Count, name: RawName, balance: Amount, total_balance_usdt: Amount }),
  ({ currency_id, name, balance, total_balance_usdt }): t.TypeOf<typeof Balance> =>
    ({ currencyId: currency_id, name: String(name), amount: balance, usd: total_balance_usdt }),
  ({ currencyId, name, amount, usd }) => ({ currency_id: currencyId, name, balance: amount, total_balance_usdt: usd }))
