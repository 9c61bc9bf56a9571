import type { Clock } from '../../src/application/ports/clock'
import { later, type Instant } from '../../src/domain/kernel/instant'
import { NOON } from './builders/instant'

interface Event {
  readonly at: number
  readonly n: number
  readonly run: () => void
}

/** Lets everything that was promised come to pass. */
const promisesKept = () => new Promise((resolve) => { setImmediate(resolve) })

/** Time that passes only when a test lets it. Events happen by their instant, those of one instant in the order in which they were made. */
export class VirtualTime {
  #now: Instant = NOON
  #made = 0
  #events: Event[] = []

  now = (): Instant => this.#now

  /** The answer takes it back. */
  at(at: number, run: () => void): () => void {
    this.#made += 1
    const event: Event = { at: Math.max(at, this.#now), n: this.#made, run }
    this.#events.push(event)
    return () => { this.#events = this.#events.filter((one) => one !== event) }
  }

  after(ms: number, run: () => void): () => void {
    return this.at(this.#now + ms, run)
  }

  /** Sleeps: the time is later, and nothing that was due has happened yet. */
  skip(ms: number): void {
    this.#now = later(this.#now, ms)
  }

  async pass(ms: number): Promise<void> {
    const end = later(this.#now, ms)
    await promisesKept()
    for (let next = this.#next(end); next !== null; next = this.#next(end)) {
      const { at, run } = next
      this.#events = this.#events.filter((one) => one !== next)
      this.#now = later(this.#now, Math.max(0, at - this.#now))
      run()
      await promisesKept()
    }
    this.#now = end
  }

  #next(end: number): Event | null {
    return this.#events.filter(({ at }) => at <= end)
      .reduce<Event | null>((first, one) => first === null || one.at < first.at || (one.at === first.at && one.n < first.n) ? one : first, null)
  }

  clock(): Clock {
    return { now: this.now, wake: (at, call) => this.at(at, call) }
  }
}
