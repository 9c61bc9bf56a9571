import { catchError, defer, of, ReplaySubject, switchMap } from 'rxjs'
import type { Conversations } from '../application/ports/conversations'
import { unreachable, type Failure } from '../domain/kernel/failure'
import { calling, fetched } from './fetched'

/** A chat service whose code is fetched with the first call; where it cannot be had, that is as if it could not be reached. */
export const lateConversations = (load: () => Promise<Conversations>): Conversations => {
  const made$ = new ReplaySubject<Conversations>(1)
  const make = fetched(async () => {
    const made = await load()
    made$.next(made)
    return made
  })
  const conversations = calling<Conversations, Failure>(make, unreachable)
  return {
    facts$: made$.pipe(switchMap(({ facts$ }) => facts$)),
    connect: (sessionId) => defer(make).pipe(
      switchMap((port) => port.connect(sessionId)), catchError(() => of('connectFailed' as const))),
    list: () => conversations((port) => port.list()),
    openDirect: (uid) => conversations((port) => port.openDirect(uid)),
    send: (message) => conversations((port) => port.send(message)),
    history: (id, before, size) => conversations((port) => port.history(id, before, size)),
    range: (id, from, to) => conversations((port) => port.range(id, from, to)),
    changes: (id, since) => conversations((port) => port.changes(id, since)),
    perform: (act) => conversations((port) => port.perform(act)),
    pinned: (id) => conversations((port) => port.pinned(id)),
    markRead: (id, seq) => conversations((port) => port.markRead(id, seq)),
  }
}
