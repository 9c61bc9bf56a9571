import type { Clock } from '../../../application/ports/browser/clock'
import { clampToInstant, type Instant } from '../../../domain/kernel/instant'

interface Wake {
  readonly at: Instant
  readonly call: () => void
}

/** The parts of a page that the clock needs. `onWaking` registers for events after which the page may have slept. */
export interface ClockDriver {
  readonly nowMs: () => number
  readonly startTimer: (ms: number, call: () => void) => () => void
  readonly onWaking: (call: () => void) => void
}

/**
 * The longest timer in milliseconds. Timers do not count the time in which the machine sleeps, so a longer timer could
 * fire too late.
 */
const LONGEST_TIMER_MS = 30_000

export const pageClock: ClockDriver = {
  nowMs: () => Date.now(),
  startTimer: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => {
      clearTimeout(timer)
    }
  },
  onWaking: (call) => {
    document.addEventListener('visibilitychange', call)
    window.addEventListener('pageshow', call)
    window.addEventListener('focus', call)
  },
}

/**
 * The clock of this page. All waiting callbacks share a single timer. When the timer fires or the page wakes up, all
 * overdue callbacks run.
 */
export const makeClock = (driver: ClockDriver = pageClock): Clock => {
  const waiting = new Set<Wake>()
  let stopTimer = (): void => undefined

  let aheadMs = 0
  let seen = -Infinity

  /**
   * If the wall clock is set back, callbacks must not run late, so an offset lets time continue from its last value. A
   * long gap between two readings removes the offset, because the page slept or the wall clock was set ahead. An awake
   * page reads the clock at least twice a minute.
   */
  const now = (): Instant => {
    const wall = driver.nowMs()
    const passed = wall - seen
    if (passed < 0) aheadMs -= passed
    else if (passed >= Math.max(aheadMs, 2 * LONGEST_TIMER_MS)) aheadMs = 0
    seen = wall
    return clampToInstant(wall + aheadMs)
  }

  const startTimer = (): void => {
    stopTimer()
    if (waiting.size === 0) return
    const next = Math.min(...[...waiting].map(({ at }) => at))
    stopTimer = driver.startTimer(Math.min(LONGEST_TIMER_MS, Math.max(0, next - now())), callOverdue)
  }

  const callOverdue = (): void => {
    const overdue = [...waiting].filter(({ at }) => at <= now()).sort((a, b) => a.at - b.at)
    try {
      for (const wake of overdue) if (waiting.delete(wake)) wake.call()
    } finally {
      startTimer()
    }
  }

  driver.onWaking(callOverdue)
  return {
    now,
    wake: (at, call) => {
      const wake = { at, call }
      waiting.add(wake)
      startTimer()
      return () => {
        if (waiting.delete(wake)) startTimer()
      }
    },
  }
}
