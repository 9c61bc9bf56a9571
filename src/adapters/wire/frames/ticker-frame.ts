import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { Price, type TickerPrice } from '../../../domain/price'
import type { FeedFrame } from './feed-frame'

/**
 * The event for a ticker price. The specs mention the event, but print neither the event's name nor its fields (spec 1
 * §4, spec 2 §7).
 */
const TICKER_EVENT = 'ticker_price'

const Ticker = t.type({ currency_id: t.Int, price: Price })

/** The price in a ticker frame. Returns `null` for any other frame (ALL-7). */
export const readTicker = ({ event, data }: FeedFrame): TickerPrice | null => {
  const ticker = event === TICKER_EVENT ? Ticker.decode(data) : E.left(null)
  return E.isLeft(ticker) ? null : { currencyId: ticker.right.currency_id, price: ticker.right.price }
}

export const writeTicker = ({ currencyId, price }: TickerPrice): string =>
  JSON.stringify({ event: TICKER_EVENT, data: { currency_id: currencyId, price } })
