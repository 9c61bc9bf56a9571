import { catchError, defer, of, ReplaySubject, switchMap } from 'rxjs'
import type { Conversations } from '../../application/ports/conversations'
import { unreachable } from '../../domain/kernel/failure'
import { loadOnce, lazyPort } from './lazy-port'

/**
 * A conversations port whose code loads when one of its functions is first called. If the code cannot load, the
 * function fails as unreachable.
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
