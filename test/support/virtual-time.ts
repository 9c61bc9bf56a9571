import type { Clock } from '../../src/application/ports/browser/clock'
import { addMs, type Instant } from '../../src/domain/kernel/instant'
import { NOON } from './builders/instant'

interface Event {
  readonly at: number
  readonly n: number
  /** `null` once the event is cancelled. A cancelled event stays in the heap until it is due. */
  run: (() => void) | null
}

/** Runs all pending promises, and I/O that has completed. */
const allKept = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })
/** Runs all pending promises, which is enough where the code waits for nothing else. */
const promisesKept = () =>
  new Promise<void>((resolve) => {
    process.nextTick(resolve)
  })

const isBefore = (one: Event, other: Event): boolean => one.at < other.at || (one.at === other.at && one.n < other.n)

/** Time that passes only when a test lets it. Events run by instant, and by creation within one instant. */
export class VirtualTime {
  #now: Instant = NOON
  #made = 0
  /** A binary heap: no event precedes its parent. */
  readonly #heap: Event[] = []
  /** How many real tasks virtual time waits for. `#held` resolves when all are done. */
  #holding = 0
  #held: Promise<void> = Promise.resolve()

  /** With `isPure`, the code waits only for promises and virtual time, so no event costs a real task. */
  constructor(private readonly isPure = false) {}

  now = (): Instant => this.#now

  /** Runs `run` at the instant `at`. Returns a function that cancels this. */
  at(at: number, run: () => void): () => void {
    this.#made += 1
    const event: Event = { at: Math.max(at, this.#now), n: this.#made, run }
    this.#put(event)
    return () => {
      event.run = null
    }
  }

  after(ms: number, run: () => void): () => void {
    return this.at(this.#now + ms, run)
  }

  /** Advances the time without running due events, as while a machine sleeps. */
  skip(ms: number): void {
    this.#now = addMs(this.#now, ms)
  }

  /** Stops virtual time until `work`, such as an import, is done. Results resolve in the order of `holds`. */
  holds<A>(work: Promise<A>): Promise<A> {
    const before = this.#held
    const inTurn = (async () => {
      await before
      return work
    })()
    this.#holding += 1
    this.#held = inTurn.then(
      () => {
        this.#holding -= 1
      },
      () => {
        this.#holding -= 1
      },
    )
    return inTurn
  }

  async pass(ms: number): Promise<void> {
    const end = addMs(this.#now, ms)
    await allKept()
    const settled = this.isPure ? promisesKept : allKept
    const unheld = async (): Promise<void> => {
      while (this.#holding > 0) {
        await this.#held
        await settled()
      }
    }
    await unheld()
    for (let next = this.#next(end); next !== null; next = this.#next(end)) {
      this.#now = addMs(this.#now, Math.max(0, next.at - this.#now))
      next.run?.()
      await settled()
      await unheld()
    }
    this.#now = end
  }

  #next(end: number): Event | null {
    for (let first = this.#heap[0]; first !== undefined && first.at <= end; first = this.#heap[0]) {
      this.#drop()
      if (first.run !== null) return first
    }
    return null
  }

  #put(event: Event): void {
    const heap = this.#heap
    let place = heap.length
    for (let up = (place - 1) >> 1; place > 0; up = (place - 1) >> 1) {
      const above = heap[up]
      if (above === undefined || isBefore(above, event)) break
      heap[place] = above
      place = up
    }
    heap[place] = event
  }

  #drop(): void {
    const heap = this.#heap
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return
    let place = 0
    for (;;) {
      const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]]
      if (left === undefined) break
      const [below, child] =
        right !== undefined && isBefore(right, left)
          ? ([2 * place + 2, right] as const)
          : ([2 * place + 1, left] as const)
      if (isBefore(last, child)) break
      heap[place] = child
      place = below
    }
    heap[place] = last
  }

  clock(): Clock {
    return { now: this.now, wake: (at, call) => this.at(at, call) }
  }
}
