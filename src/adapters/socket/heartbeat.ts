import type { Clock } from '../../application/ports/browser/clock'
import { addMs, type Instant } from '../../domain/kernel/instant'

/** spec 1 §4. */
const PING_MS = 5_000
/** A line on which nothing came for this long after an unanswered ping is dead, though nobody closed it. */
const SILENCE_MS = 10_000

export interface Heartbeat {
  /** Something, anything, arrived. */
  readonly received: () => void
  readonly stop: () => void
}

/**
 * Pings every 5 s and says once when the line is half-open. Deadlines are instants, so a tab that slept through several
 * sends one ping, not several.
 */
export const startHeartbeat = (clock: Clock, ping: () => void, dead: () => void): Heartbeat => {
  let unansweredSince: Instant | null = null
  let forget = (): void => undefined

  const beat = (): void => {
    const now = clock.now()
    if (unansweredSince !== null && now - unansweredSince >= SILENCE_MS) {
      dead()
      return
    }
    ping()
    unansweredSince ??= now
    forget = clock.wake(addMs(now, PING_MS), beat)
  }
  forget = clock.wake(addMs(clock.now(), PING_MS), beat)
  return {
    received: () => {
      unansweredSince = null
    },
    stop: () => {
      forget()
    },
  }
}
