import { addMs, type Instant } from '../../../domain/kernel/instant'
import type { Clock } from '../../ports/browser/clock'

/**
 * The time, and a later one for whoever asks again in the same millisecond: what is named by it has a name of its own.
 */
export const uniqueTimestamps = (clock: Clock): (() => Instant) => {
  let last: Instant | null = null
  return () => {
    const now = clock.now()
    last = last === null || now > last ? now : addMs(last, 1)
    return last
  }
}
