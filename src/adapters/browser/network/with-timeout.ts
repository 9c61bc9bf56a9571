import type { Clock } from '../../../application/ports/browser/clock'
import { addMs } from '../../../domain/kernel/instant'

/** Fails when the work has not ended in time; the work itself goes on. */
export const withTimeout = <A>(clock: Clock, ms: number, work: Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    const takeBack = clock.wake(addMs(clock.now(), ms), () => {
      reject(new Error(`took longer than ${ms} ms`))
    })
    void work.then(resolve, reject).finally(takeBack)
  })
