import { Observable } from 'rxjs'
import { later } from '../domain/kernel/instant'
import type { Clock } from './ports/clock'

const SECOND_MS = 1_000

/** Once a second while subscribed, by the clock that is given. */
export const ticking = (clock: Clock): Observable<void> => new Observable((subscriber) => {
  let cancel = () => {}
  const arm = () => {
    cancel = clock.wake(later(clock.now(), SECOND_MS), () => {
      arm()
      subscriber.next()
    })
  }
  arm()
  return () => cancel()
})
