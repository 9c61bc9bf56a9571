import { catchError, defer, of, ReplaySubject, switchMap } from 'rxjs'
import type { LiveFeed } from '../../application/ports/live-feed'
import { loadOnce } from './lazy-port'

/**
 * A realtime socket whose code loads with the first connection. If the code cannot load, the connection counts as
 * closed.
 */
export const lazyLiveFeed = (load: () => Promise<LiveFeed>): LiveFeed => {
  const made$ = new ReplaySubject<LiveFeed>(1)
  let made: LiveFeed | null = null
  const make = loadOnce(async () => {
    made = await load()
    made$.next(made)
    return made
  })
  return {
    facts$: made$.pipe(switchMap(({ facts$ }) => facts$)),
    frames$: made$.pipe(switchMap(({ frames$ }) => frames$)),
    countDropped: () => {
      made?.countDropped()
    },
    connect: (sessionId) =>
      defer(make).pipe(
        switchMap((feed) => feed.connect(sessionId)),
        catchError(() => of('closed' as const)),
      ),
    dropped: () => made?.dropped() ?? 0,
    say: (frame) => made?.say(frame) ?? false,
  }
}
