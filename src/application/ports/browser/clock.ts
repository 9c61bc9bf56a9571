import type { Instant } from '../../../domain/kernel/instant'

export interface Clock {
  readonly now: () => Instant
  /** Calls back once at that instant, or as soon after it as possible. Returns a function that cancels. */
  readonly wake: (at: Instant, call: () => void) => () => void
}
