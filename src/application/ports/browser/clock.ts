import type { Instant } from '../../../domain/kernel/instant'

export interface Clock {
  readonly now: () => Instant
  /** Calls once at that instant, or as soon after it as possible. Returns a cancel function. */
  readonly wake: (at: Instant, call: () => void) => () => void
}
