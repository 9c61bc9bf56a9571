import { addMs, type Instant } from '../../../domain/kernel/instant'
import type { Clock } from '../../ports/browser/clock'

/**
 * Returns the current time, but at least 1 ms more than the previous result, so that names built from the result are
 * unique.
 */
export const uniqueTimestamps = (clock: Clock): (() => Instant) => {
  let last: Instant | null = null
  return () => {
    const now = clock.now()
    last = last === null || now > last ? now : addMs(last, 1)
    return last
  }
}
