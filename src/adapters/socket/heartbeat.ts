import type { Clock } from '../../application/ports/browser/clock'
import { addMs, type Instant } from '../../domain/kernel/instant'

/** The ping interval in milliseconds (spec 1 §4). */
const PING_MS = 5_000
/** The connection counts as dead if nothing arrives for this time after an unanswered ping. */
const SILENCE_MS = 10_000

export interface Heartbeat {
  /** Records a received frame. Call this for every frame. */
  readonly received: () => void
  readonly stop: () => void
}

/**
 * Pings every 5 s, and calls `dead` once for a half-open connection. Deadlines are instants, so a tab that slept
 * through several deadlines sends a single ping.
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
