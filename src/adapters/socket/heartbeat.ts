import type { Clock } from '../../application/ports/browser/clock'
import { addMs, type Instant } from '../../domain/kernel/instant'

/** The ping interval in milliseconds (spec 1 §4). */
const PING_MS = 5_000
/** If no frame arrives within this time after a ping, in milliseconds, the connection counts as dead. */
const SILENCE_MS = 10_000

export interface Heartbeat {
  /** Records that a frame has arrived. Call `received` for every frame. */
  readonly received: () => void
  readonly stop: () => void
}

/**
 * Sends a ping every 5 s, and calls `dead` once if the connection is half-open. A tab that slept through several ping
 * times sends a single ping.
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
