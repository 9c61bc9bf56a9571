import type { Instant } from '../../../domain/kernel/instant'

export interface Clock {
  readonly now: () => Instant
  /** Calls once, at that instant or as soon after it as it can; the answer takes it back. */
  readonly wake: (at: Instant, call: () => void) => () => void
}
