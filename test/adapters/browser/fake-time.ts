import type { ClockDriver } from '../../../src/adapters/browser/time/clock'

interface Timer {
  readonly at: number
  readonly call: () => void
}

/** Time that passes only through `pass`. */
export class FakeTime {
  now: number
  readonly #timers = new Set<Timer>()
  constructor(start = 1_700_000_000_000) {
    this.now = start
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.now + ms, call }
    this.#timers.add(timer)
    return () => {
      this.#timers.delete(timer)
    }
  }

  /** Advances the time by `ms`, and fires each due timer at its own time. */
  pass(ms: number): void {
    const end = this.now + ms
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.#timers.delete(next)
      this.now = Math.max(this.now, next.at)
      next.call()
    }
    this.now = end
  }

  get waiting(): readonly number[] {
    return [...this.#timers].map(({ at }) => at - this.now)
  }

  driver(): ClockDriver {
    return { nowMs: () => this.now, startTimer: (ms, call) => this.after(ms, call), onWaking: () => undefined }
  }
}

/** Runs all ready tasks. */
export const settle = async (rounds = 3): Promise<void> => {
  for (let round = 0; round < rounds; round += 1)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
}
