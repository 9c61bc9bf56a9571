import type { Clock } from '../../../application/ports/browser/clock'
import type { Settings } from '../../../application/ports/browser/settings'
import { clampToInstant } from '../../../domain/kernel/instant'

/** Takes the time that an answer told, in ms since 1970. The server rounded this time down to whole `stepMs`. */
type TakeTime = (toldMs: number, stepMs: number) => void

export interface ServerClock extends Clock {
  /** Call when a request is sent, and the result when its answer arrives. `sentAt` is the device's time by default. */
  readonly timeRequest: (sentAt?: number) => TakeTime
}

/** The part of a page that tells when another tab stores a setting. */
interface Page {
  readonly addEventListener: (type: 'storage', call: () => void) => unknown
}

const KEY = 'server-ahead'
/** About 63 years: a device may begin in 1970 again. A larger difference is an error. */
const LIMIT_MS = 2_000_000_000_000
/**
 * A smaller correction makes the clock stand still, or go forward early. A larger correction sets the clock, and every
 * waiting callback keeps the time that it had left.
 */
const STEP_MS = 2_000

/**
 * The server's time: the device's time plus one offset (ADR 22). An answer that was sent at `told` proves an interval
 * for the offset, because the server told its time after the request was sent and before the answer arrived. The
 * intervals of all answers are intersected, so a slow answer can't spoil what a fast answer has shown. An offset inside
 * the interval stays.
 */
export const makeServerClock = (device: Clock, settings: Settings, page: Page = window): ServerClock => {
  let low = -Infinity
  let high = Infinity
  /** The offset is the sum: the smooth corrections, and the corrections that set the clock. */
  let ahead = 0
  let setAhead = 0
  let latest = 0

  const isLikely = (ms: number): boolean => Math.abs(ms) < LIMIT_MS

  /** The time without the corrections that set the clock. This time never goes back. */
  const steady = (): number => (latest = Math.max(latest, device.now() + ahead))

  const correctTo = (offset: number): void => {
    const change = offset - ahead - setAhead
    if (Math.abs(change) < STEP_MS) ahead += change
    else setAhead += change
  }

  /** Another tab may have learned the offset first. What this tab has heard itself counts more. */
  const recall = (): void => {
    const kept = Number(settings.get(KEY))
    if (low === -Infinity && isLikely(kept)) correctTo(kept)
  }
  recall()
  page.addEventListener('storage', recall)

  return {
    now: () => clampToInstant(steady() + setAhead),
    wake: (at, call) => {
      const due = at - setAhead
      const arm = (): (() => void) =>
        device.wake(clampToInstant(due - ahead), () => {
          if (steady() < due) stop = arm()
          else call()
        })
      let stop = arm()
      return () => stop()
    },
    setAheadMs: () => setAhead,
    timeRequest:
      (sentAt = device.now()) =>
      (toldMs, stepMs) => {
        // The device's times are whole milliseconds too.
        const from = toldMs - device.now() - 1
        const to = toldMs + stepMs - sentAt
        if (!(from <= to && isLikely(from))) return
        low = Math.max(low, from)
        high = Math.min(high, to)
        // If an answer contradicts all earlier ones, one of the clocks was set, and the earlier ones no longer count.
        if (low > high) [low, high] = [from, to]
        if (low <= ahead + setAhead && ahead + setAhead <= high) return
        correctTo((low + high) / 2)
        settings.set(KEY, String(ahead + setAhead))
      },
  }
}
