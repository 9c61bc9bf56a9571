import type { Clock } from '../../../src/application/ports/browser/clock'
import { clampToInstant, type Instant } from '../../../src/domain/kernel/instant'

export interface FakeClock extends Clock {
  /** Advances the time, runs due callbacks in order, and settles promises in between. */
  readonly advance: (ms: number) => Promise<void>
  /** Advances the time without running callbacks, as in a sleep. The missed callbacks run afterwards. */
  readonly sleep: (ms: number) => Promise<void>
  readonly waiting: () => number
}

interface Waiting {
  readonly at: Instant
  readonly call: () => void
}

/** Settles all pending promises without advancing the time. */
export const settle = async (): Promise<void> => {
  for (let round = 0; round < 6; round += 1)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
}

const FIRST_DAY = 1_800_000_000_000

export const makeFakeClock = (start: number = FIRST_DAY): FakeClock => {
  let now = clampToInstant(start)
  const wakes = new Set<Waiting>()
  const due = (until: number): Waiting | undefined =>
    [...wakes].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
  const ring = async (until: number): Promise<void> => {
    for (let next = due(until); next !== undefined; next = due(until)) {
      wakes.delete(next)
      now = clampToInstant(Math.max(now, next.at))
      next.call()
      await settle()
    }
  }
  return {
    now: () => now,
    wake: (at, call) => {
      const wake = { at, call }
      wakes.add(wake)
      return () => {
        wakes.delete(wake)
      }
    },
    waiting: () => wakes.size,
    advance: async (ms) => {
      const until = now + ms
      await settle()
      await ring(until)
      now = clampToInstant(until)
    },
    sleep: async (ms) => {
      now = clampToInstant(now + ms)
      await ring(now)
    },
  }
}
