import { Subject } from 'rxjs'
import type { Clock } from '../../application/ports/browser/clock'
import { EPOCH, addMs, type Instant } from '../../domain/kernel/instant'
import type { PriceMessage, TickerPrice } from '../../domain/price'

/** The shortest time between two publications of prices, because a ticker may change many times a second. */
const GATHER_MS = 5_000

/**
 * Publishes the first price at once. After each publication, prices are collected for `GATHER_MS`; then the latest
 * price of each currency is published.
 */
export const makePriceThrottle = (clock: Clock) => {
  const facts = new Subject<PriceMessage>()
  const held = new Map<number, TickerPrice>()
  let restsUntil: Instant = EPOCH
  let takeBack: (() => void) | null = null

  const publish = (): void => {
    takeBack = null
    restsUntil = addMs(clock.now(), GATHER_MS)
    const prices = [...held.values()]
    held.clear()
    facts.next({ type: 'price/PricesUpdated', prices })
  }

  return {
    facts$: facts.asObservable(),
    tick: (price: TickerPrice): void => {
      held.set(price.currencyId, price)
      if (clock.now() >= restsUntil) publish()
      else takeBack ??= clock.wake(restsUntil, publish)
    },
    /** Drops the collected prices, because these prices are outdated when the next connection opens. */
    stop: (): void => {
      takeBack?.()
      takeBack = null
      held.clear()
    },
  }
}
