import type { Clock } from '../../application/ports/browser/clock'

interface Terms {
  readonly clock: Clock
  readonly burst: number
  readonly aSecond: number
}

/** Says of each frame of a line whether it may still come: so many at once, and so many a second for long. */
export const makeSocketRateLimit = ({ clock, burst, aSecond }: Terms): (() => boolean) => {
  let left = burst
  let since = clock.now()
  return () => {
    const now = clock.now()
    left = Math.min(burst, left + ((now - since) * aSecond) / 1_000) - 1
    since = now
    return left >= 0
  }
}
