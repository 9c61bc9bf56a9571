import * as t from 'io-ts'
import { plainReducer } from '../event-log'
import { Instant } from '../kernel/instant'
import { emptyTable, put, tableCodec, type Table } from '../kernel/table'
import { Price, priceMessages } from './price.messages'

/** A price and its time. An earlier version stored only the price. */
const Told = t.union([t.strict({ price: Price, at: Instant }), Price])
type Prices = Table<t.TypeOf<typeof Told>>

/** The latest price of each currency by id. Prices belong to no account, so sign-out keeps them. */
export const pricesReducer = plainReducer<Prices>(
  'price/prices',
  emptyTable(),
  tableCodec(Told),
  Object.keys(priceMessages),
  (state, { at, message }) =>
    priceMessages['price/PricesUpdated'].is(message)
      ? message.prices.reduce((table, { currencyId, price }) => put(table, String(currencyId), { price, at }), state)
      : state,
)
