import type { Clock } from '../../../src/application/ports/browser/clock'
import { clampToInstant, type Instant } from '../../../src/domain/kernel/instant'

export interface FakeClock extends Clock {
  /** Lets that much time pass, waking whoever is due in order, and lets everything settle in between. */
  readonly advance: (ms: number) => Promise<void>
  /** Time passes while nobody is awake: what was due meanwhile is due afterwards. */
  readonly sleep: (ms: number) => Promise<void>
  readonly waiting: () => number
}

interface Waiting {
  readonly at: Instant
  readonly call: () => void
}

/** Lets every promise that can go on go on, without any time passing. */
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
      const one = { at, call }
      wakes.add(one)
      return () => {
        wakes.delete(one)
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
