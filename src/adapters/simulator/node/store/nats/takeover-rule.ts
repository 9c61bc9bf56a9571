import type { Clock } from '../../../../../application/ports/browser/clock'
import { addMs, type Instant } from '../../../../../domain/kernel/instant'
import type { WriterCall } from './writer-call'

/** Longer than a writer trusts the last response of the log. */
const SILENT_MS = 4_000
/** How many times in a row nobody must listen. A single time may be a change of connections. */
const NOBODY = 2

export interface TakeoverRule {
  /** Takes the result of a call. Returns whether this server should try to take over. */
  readonly heard: (call: WriterCall) => boolean
  /**
   * Counts from the beginning: an entry has come, so somebody writes, or this server lost its own connection, so the
   * silence of the writer means nothing.
   */
  readonly reset: () => void
}

/**
 * Decides when a standby tries to take over. The log alone decides whether it may: a wrong decision here interrupts a
 * healthy writer, and loses nothing.
 */
export const makeTakeoverRule = (clock: Clock): TakeoverRule => {
  let nobody = 0
  let silentSince: Instant | null = null
  const start = (): void => {
    nobody = 0
    silentSince = null
  }
  return {
    heard: (call) => {
      if (call === 'answered' || call === 'unreachable') {
        start()
        return false
      }
      nobody = call === 'nobody' ? nobody + 1 : 0
      silentSince ??= clock.now()
      return nobody >= NOBODY || clock.now() >= addMs(silentSince, SILENT_MS)
    },
    reset: start,
  }
}
