import type { Clock } from '../../application/ports/browser/clock'

interface Terms {
  readonly clock: Clock
  readonly burst: number
  readonly aSecond: number
}

/**
 * Returns a function that counts a frame and returns whether the frame is allowed: `burst` at once, `aSecond` on
 * average.
 */
export const makeSocketRateLimit = ({ clock, burst, aSecond }: Terms): (() => boolean) => {
  let left = burst
  let since = clock.now()
  return () => {
    const now = clock.now()
    left = Math.min(burst, left + (Math.max(0, now - since) * aSecond) / 1_000) - 1
    since = now
    return left >= 0
  }
}
