import * as t from 'io-ts'
import { message } from '../kernel/message'
import { exportedAs } from '../kernel/export-policy'

export interface PriceBrand {
  readonly Price: unique symbol
}

const DECIMAL = /^(?:0|[1-9][0-9]{0,19})(?:\.[0-9]{1,18})?$/

/** A price in USD per unit: decimal text, never a floating point number. A log export may contain prices. */
export const Price = exportedAs(
  'words',
  t.brand(t.string, (text): text is t.Branded<string, PriceBrand> => DECIMAL.test(text), 'Price'),
)

/** The latest price of a currency, by the id used in balances (spec 1 §3). */
export const TickerPrice = t.strict({ currencyId: t.number, price: Price }, 'TickerPrice')
export type TickerPrice = t.TypeOf<typeof TickerPrice>

export const priceMessages = {
  /** Ticker prices that arrived in a batch, one price per currency (spec 1 §4). */
  'price/PricesUpdated': message('price/PricesUpdated', { prices: t.readonlyArray(TickerPrice) }),
} as const

type Codecs = typeof priceMessages
export type PriceMessage = t.TypeOf<Codecs[keyof Codecs]>
