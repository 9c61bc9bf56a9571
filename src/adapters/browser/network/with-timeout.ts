import type { Clock } from '../../../application/ports/browser/clock'
import { addMs } from '../../../domain/kernel/instant'

/** Rejects when `work` takes longer than `ms`. `work` is not cancelled. */
export const withTimeout = <A>(clock: Clock, ms: number, work: Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    const takeBack = clock.wake(addMs(clock.now(), ms), () => {
      reject(new Error(`took longer than ${ms} ms`))
    })
    void work.then(resolve, reject).finally(takeBack)
  })
