import type { Instant } from '../../../domain/kernel/instant'

export interface Clock {
  readonly now: () => Instant
  /**
   * Calls back once at the instant `at`, or as soon after it as possible. Returns a function that cancels the callback.
   */
  readonly wake: (at: Instant, call: () => void) => () => void
}
