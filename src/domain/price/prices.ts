import * as t from 'io-ts'
import { foldUnit } from '../event-log'
import { emptyTable, put, tableCodec, type Table } from '../kernel/table'
import { Price, priceMessages } from './price.messages'

type Prices = Table<t.TypeOf<typeof Price>>

/** The latest price of each currency by its id. They are nobody's, so that no sign-out forgets them. */
export const pricesUnit = foldUnit<Prices>('prices', emptyTable(), tableCodec(Price), Object.keys(priceMessages),
  (state, { message }) => priceMessages.PricesTold.is(message)
    ? message.prices.reduce((so, { currencyId, price }) => put(so, String(currencyId), price), state) : state)
