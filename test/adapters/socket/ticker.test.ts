import { describe, expect, it } from 'vitest'
import { makePriceThrottle } from '../../../src/adapters/socket/price-throttle'
import { parseFeedFrame } from '../../../src/adapters/wire/frames/feed-frame'
import { readTicker, writeTicker } from '../../../src/adapters/wire/frames/ticker-frame'
import { Price, type TickerPrice } from '../../../src/domain/price'
import { pricesReducer } from '../../../src/domain/price/prices'
import { made } from '../../support/builders/made'
import { given, wait } from '../../support/given'
import { makeFakeClock } from '../support/fake-clock'

const price = (currencyId: number, text: string): TickerPrice => ({ currencyId, price: made(Price, text) })
const frame = (data: unknown) => parseFeedFrame(JSON.stringify({ event: 'ticker_price', data }))
const read = (data: unknown) => {
  const parsed = frame(data)
  return parsed === null ? null : readTicker(parsed)
}

describe('A ticker frame', () => {
  it('R1-151 R2-278 the price of a currency in a ticker frame is read and written unchanged', () => {
    expect(read({ currency_id: 5, price: '0.0213' })).toEqual(price(5, '0.0213'))
    const back = parseFeedFrame(writeTicker(price(5, '0.0213')))
    expect(back && readTicker(back)).toEqual(price(5, '0.0213'))
  })

  it.each([
    [{ currency_id: 5, price: 0.0213 }],
    [{ currency_id: 5, price: '-1' }],
    [{ currency_id: 5, price: '1e3' }],
    [{ currency_id: 5, price: '' }],
    [{ currency_id: 5, price: '00.1' }],
    [{ currency_id: '5', price: '1' }],
    [{ currency_id: 5.5, price: '1' }],
    [{ price: '1' }],
    [{}],
  ])('ALL-7 a ticker frame without a valid currency id and a valid price is ignored: %j', (data) => {
    expect(read(data)).toBeNull()
  })
})

describe('The ticker', () => {
  it('the ticker publishes the first price at once, and later prices at most every 5 s with the latest of each currency', async () => {
    const clock = makeFakeClock()
    const ticker = makePriceThrottle(clock)
    const published: unknown[] = []
    ticker.facts$.subscribe(({ prices }) => {
      published.push(prices)
    })
    ticker.tick(price(5, '1'))
    for (let n = 2; n < 100; n += 1) ticker.tick(price(5, `${n}`))
    ticker.tick(price(6, '7'))
    expect(published).toEqual([[price(5, '1')]])
    await clock.advance(5_000)
    expect(published.at(-1)).toEqual([price(5, '99'), price(6, '7')])
    await clock.advance(60_000)
    expect([published.length, clock.waiting()]).toEqual([2, 0])
    ticker.tick(price(5, '1'))
    expect(published).toHaveLength(3)
    ticker.tick(price(5, '2'))
    ticker.stop()
    expect(clock.waiting()).toBe(0)
  })
})

describe('The latest prices', () => {
  it('R1-151 the last price of each currency and the time of that price survive a reload', () => {
    const prices = given(
      pricesReducer,
      { type: 'price/PricesUpdated', prices: [price(5, '1'), price(6, '7')] },
      wait(5_000),
      {
        type: 'price/PricesUpdated',
        prices: [price(5, '2')],
      },
    )
    const { 5: loop, 6: other } = prices.reloaded().state
    const at = (stored: typeof loop): number =>
      stored === undefined || typeof stored === 'string' ? Number.NaN : stored.at
    expect([loop, other]).toMatchObject([{ price: '2' }, { price: '7' }])
    expect(at(loop) - at(other)).toBe(5_000)
  })
})
