import { Observable } from 'rxjs'
import { addMs } from '../../domain/kernel/instant'
import type { Clock } from '../ports/browser/clock'

const SECOND_MS = 1_000

export const everySecond = (clock: Clock): Observable<void> =>
  new Observable((subscriber) => {
    let cancel = () => {}
    const arm = () => {
      cancel = clock.wake(addMs(clock.now(), SECOND_MS), () => {
        arm()
        subscriber.next()
      })
    }
    arm()
    return () => cancel()
  })
