import type { Clock } from '../../../application/ports/browser/clock'
import { addMs, type Instant } from '../../../domain/kernel/instant'

interface DueLoopDeps {
  readonly clock: Clock
  /** Performs what is due at `now`, and returns whether all of it succeeded. */
  readonly perform: (now: Instant) => boolean
  /** When the next item falls due; `null` if none waits. */
  readonly next: () => Instant | null
  /** The time in ms after which a failed item is tried again. */
  readonly againMs: number
}

export interface DueLoop {
  /** Performs what is due now, and wakes when the next item falls due. */
  readonly run: () => void
  /** Wakes at this time. */
  readonly wakeAt: (at: Instant | null) => void
  readonly stop: () => void
}

/** Performs stored items at their times, also those that fell due while the server was down. */
export const makeDueLoop = ({ clock, perform, next, againMs }: DueLoopDeps): DueLoop => {
  let forget: () => void = () => undefined
  let isRunning = false
  const wakeAt = (at: Instant | null): void => {
    forget()
    forget = at === null ? () => undefined : clock.wake(at, run)
  }
  const run = (): void => {
    // Performing an item changes the state, and the schedules call `run` after a change.
    if (isRunning) return
    isRunning = true
    const now = clock.now()
    const isDone = perform(now)
    isRunning = false
    wakeAt(isDone ? next() : addMs(now, againMs))
  }
  return { run, wakeAt, stop: () => forget() }
}
