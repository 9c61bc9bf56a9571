import * as t from 'io-ts'
import { Balance } from '../../../domain/balance'
import { Amount } from '../codecs/amount-codec'
import { CountField, recordCodec, FlagField, ProductImage, nullIfInvalid, RawName } from '../codecs/fields'
import { cleanName } from '../codecs/clean-name'

/**
 * A balance in a single currency (spec 1 §3, spec 2 §3). `total_balance_usdt` is the balance's value in USD. A balance
 * in LOOP has the additional field `price`.
 */
export const BalanceWire = recordCodec(
  'Balance',
  Balance.is,
  t.type({
    currency_id: CountField,
    name: RawName,
    icon: ProductImage,
    balance: Amount,
    total_balance_usdt: Amount,
    price: nullIfInvalid(Amount),
    gift_enabled: FlagField,
    bubble_enabled: FlagField,
  }),
  ({ currency_id, name, icon, balance, total_balance_usdt, price, gift_enabled, bubble_enabled }): Balance => ({
    currencyId: currency_id,
    name: cleanName(name, String(currency_id)),
    icon,
    amount: balance,
    usd: total_balance_usdt,
    price,
    giftEnabled: gift_enabled,
    bubbleEnabled: bubble_enabled,
  }),
  ({ currencyId, name, icon, amount, usd, price, giftEnabled, bubbleEnabled }) => ({
    currency_id: currencyId,
    name,
    icon,
    balance: amount,
    total_balance_usdt: usd,
    price,
    gift_enabled: giftEnabled,
    bubble_enabled: bubbleEnabled,
  }),
)
