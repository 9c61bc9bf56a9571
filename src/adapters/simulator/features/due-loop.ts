import type { Clock } from '../../../application/ports/browser/clock'
import { addMs, type Instant } from '../../../domain/kernel/instant'

interface DueLoopDeps<A> {
  readonly clock: Clock
  /** The items that are due at `now`, in the order in which they are performed. */
  readonly due: (now: Instant) => readonly A[]
  /** Performs an item. An item that throws is tried again after `againMs`; the others are performed. */
  readonly perform: (item: A) => void
  readonly failed: (error: unknown) => void
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
export const makeDueLoop = <A>({ clock, due, perform, failed, next, againMs }: DueLoopDeps<A>): DueLoop => {
  let forget: () => void = () => undefined
  let isRunning = false
  const wakeAt = (at: Instant | null): void => {
    forget()
    forget = at === null ? () => undefined : clock.wake(at, run)
  }
  const isDone = (item: A): boolean => {
    try {
      perform(item)
      return true
    } catch (error) {
      failed(error)
      return false
    }
  }
  const run = (): void => {
    // Performing an item changes the state, and the schedules call `run` after a change.
    if (isRunning) return
    isRunning = true
    const now = clock.now()
    const isAllDone = due(now).map(isDone).every(Boolean)
    isRunning = false
    wakeAt(isAllDone ? next() : addMs(now, againMs))
  }
  return { run, wakeAt, stop: () => forget() }
}
