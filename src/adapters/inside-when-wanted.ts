import { catchError, defer, of, ReplaySubject, switchMap } from 'rxjs'
import type { Ports } from '../application/ports'
import type { ArchiveFailure } from '../application/ports/archive'
import type { Conversations } from '../application/ports/conversations'
import { unreachable, type Failure } from '../domain/kernel/failure'
import { calling, fetched } from './fetched'
import type { RestClient } from './rest/rest-client'
import type { SocketDriver } from './socket/socket-driver'

export const loadInside = fetched(() => import('./inside'))
type Inside = Awaited<ReturnType<typeof loadInside>>

const inside = <P>(make: (inside: Inside) => P) => calling<P, Failure>(fetched(async () => make(await loadInside())), unreachable)

export const groupsWhenWanted = (rest: RestClient): Ports['groups'] => {
  const groups = inside(({ makeGroups }) => makeGroups(rest))
  return {
    mine: () => groups((port) => port.mine()),
    trending: (page, size) => groups((port) => port.trending(page, size)),
    find: (by, word) => groups((port) => port.find(by, word)),
    members: (gid, page, size) => groups((port) => port.members(gid, page, size)),
    linkWhitelist: () => groups((port) => port.linkWhitelist()),
  }
}

export const profilesWhenWanted = (rest: RestClient, clock: Ports['clock']): Ports['profiles'] => {
  const profiles = inside(({ makeProfiles }) => makeProfiles(rest, clock))
  return {
    own: () => profiles((port) => port.own()),
    find: (uid) => profiles((port) => port.find(uid)),
    uidOf: (xid) => profiles((port) => port.uidOf(xid)),
    follows: (list, xid, cursor) => profiles((port) => port.follows(list, xid, cursor)),
    change: (xid, change) => profiles((port) => port.change(xid, change)),
    setSwitch: (kind, on) => profiles((port) => port.setSwitch(kind, on)),
    save: (draft) => profiles((port) => port.save(draft)),
  }
}

export const memesWhenWanted = (rest: RestClient): Ports['memes'] => {
  const memes = inside(({ makeMemes }) => makeMemes(rest))
  return { list: (category) => memes((port) => port.list(category)) }
}

export const surroundingsWhenWanted = (rest: RestClient): Ports['surroundings'] => {
  const surroundings = inside(({ makeSurroundings }) => makeSurroundings(rest))
  return { worth: () => surroundings((port) => port.worth()), activity: () => surroundings((port) => port.activity()) }
}

export const archiveWhenWanted = (clock: Ports['clock']): Ports['archive'] => {
  const archive = calling<Ports['archive'], ArchiveFailure>(
    fetched(async () => (await loadInside()).makeArchive({ clock })), { _tag: 'ArchiveBroken' })
  return {
    put: (account, messages) => archive((port) => port.put(account, messages)),
    page: (account, id, before, size) => archive((port) => port.page(account, id, before, size)),
    search: (account, id, words, before, limit) => archive((port) => port.search(account, id, words, before, limit)),
    drop: (account, id, ranges) => archive((port) => port.drop(account, id, ranges)),
    clear: (account) => archive((port) => port.clear(account)),
  }
}

interface ChatDeps {
  readonly rest: RestClient
  readonly sockets: SocketDriver
  readonly url: string
  readonly clock: Ports['clock']
}

/** The simulator's chat service behind the conversations port. */
export const conversationsWhenWanted = ({ rest, ...line }: ChatDeps): Conversations => {
  const made$ = new ReplaySubject<Conversations>(1)
  const make = fetched(async () => {
    const { makeChatCalls, makeSimulatorConversations } = await loadInside()
    const made = makeSimulatorConversations({ ...line, chat: makeChatCalls(rest) })
    made$.next(made)
    return made
  })
  const conversations = calling<Conversations, Failure>(make, unreachable)
  return {
    facts$: made$.pipe(switchMap(({ facts$ }) => facts$)),
    connect: (sessionId) => defer(make).pipe(
      switchMap((port) => port.connect(sessionId)), catchError(() => of('connectFailed' as const))),
    list: () => conversations((port) => port.list()),
    send: (message) => conversations((port) => port.send(message)),
    history: (id, before, size) => conversations((port) => port.history(id, before, size)),
    range: (id, from, to) => conversations((port) => port.range(id, from, to)),
    changes: (id, since) => conversations((port) => port.changes(id, since)),
    perform: (act) => conversations((port) => port.perform(act)),
    pinned: (id) => conversations((port) => port.pinned(id)),
    markRead: (id, seq) => conversations((port) => port.markRead(id, seq)),
  }
}
