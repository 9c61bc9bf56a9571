import type { Clock } from '../../../application/ports/browser/clock'
import { addMs } from '../../../domain/kernel/instant'

export const delayMs = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.wake(addMs(clock.now(), ms), resolve)
  })

/**
 * Resolves with the result of `work`, or with `late` after `ms` milliseconds. A timeout calls `abort` and ignores the
 * result of `work`.
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
