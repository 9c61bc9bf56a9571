import { addMs, type Instant } from '../../../domain/kernel/instant'
import type { Clock } from '../../ports/browser/clock'

/** Returns the current time, or 1 ms after the previous result. So names built from it are unique. */
export const uniqueTimestamps = (clock: Clock): (() => Instant) => {
  let last: Instant | null = null
  return () => {
    const now = clock.now()
    last = last === null || now > last ? now : addMs(last, 1)
    return last
  }
}
