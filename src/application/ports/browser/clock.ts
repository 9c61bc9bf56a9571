import type { Instant } from '../../../domain/kernel/instant'

export interface Clock {
  readonly now: () => Instant
  /**
   * Calls back once at the instant `at`, or as soon after it as possible. Returns a function that cancels the callback.
   */
  readonly wake: (at: Instant, call: () => void) => () => void
  /**
   * By how many milliseconds the clock was set ahead in all, without time having passed. A waiting callback moves with
   * the clock, so it keeps the time that it had left. A clock without this function is never set.
   */
  readonly setAheadMs?: () => number
}
