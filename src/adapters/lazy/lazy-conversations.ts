import { catchError, defer, of, ReplaySubject, switchMap } from 'rxjs'
import type { Conversations } from '../../application/ports/conversations'
import { unreachable } from '../../domain/kernel/failure'
import { loadOnce, lazyPort } from './lazy-port'

/**
 * A chat service whose code is fetched with the first call; where it cannot be had, that is as if it could not be
 * reached.
 */
export const lazyConversations = (load: () => Promise<Conversations>): Conversations => {
  const made$ = new ReplaySubject<Conversations>(1)
  const make = loadOnce(async () => {
    const made = await load()
    made$.next(made)
    return made
  })
  return lazyPort(make, unreachable, {
    facts$: made$.pipe(switchMap(({ facts$ }) => facts$)),
    connect: (sessionId) =>
      defer(make).pipe(
        switchMap((port) => port.connect(sessionId)),
        catchError(() => of('connectFailed' as const)),
      ),
  })
}
