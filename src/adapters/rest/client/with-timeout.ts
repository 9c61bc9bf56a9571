import type { Clock } from '../../../application/ports/browser/clock'
import { addMs } from '../../../domain/kernel/instant'

/** Resolves after `ms` milliseconds of that clock. */
export const delayMs = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.wake(addMs(clock.now(), ms), resolve)
  })

/**
 * What `work` comes to, or `late` once `ms` milliseconds have passed: then `abort` is told, and its end awaited by
 * nobody.
 */
export const withAbortTimeout = <A, B>(
  clock: Clock,
  ms: number,
  abort: () => void,
  late: B,
  work: Promise<A>,
): Promise<A | B> =>
  new Promise((resolve, reject) => {
    const forget = clock.wake(addMs(clock.now(), ms), () => {
      abort()
      resolve(late)
    })
    work.then(
      (value) => {
        forget()
        resolve(value)
      },
      (error: unknown) => {
        forget()
        reject(error)
      },
    )
  })
