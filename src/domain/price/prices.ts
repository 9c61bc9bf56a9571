import * as t from 'io-ts'
import { foldUnit } from '../event-log'
import { Instant } from '../kernel/instant'
import { emptyTable, put, tableCodec, type Table } from '../kernel/table'
import { Price, priceMessages } from './price.messages'

/** A price and when it was told; an earlier version stored the price alone. */
const Told = t.union([t.strict({ price: Price, at: Instant }), Price])
type Prices = Table<t.TypeOf<typeof Told>>

/** The latest price of each currency by its id. They are nobody's, so that no sign-out forgets them. */
export const pricesReducer = foldUnit<Prices>(
  'prices',
  emptyTable(),
  tableCodec(Told),
  Object.keys(priceMessages),
  (state, { at, message }) =>
    priceMessages.PricesTold.is(message)
      ? message.prices.reduce((so, { currencyId, price }) => put(so, String(currencyId), { price, at }), state)
      : state,
)
