import type { Ports } from '../application/ports'
import type { ArchiveFailure } from '../application/ports/archive'
import type { Conversations } from '../application/ports/conversations'
import { unreachable, type Failure } from '../domain/kernel/failure'
import { calling, fetched } from './fetched'
import { lateConversations } from './late-conversations'
import { lateLiveFeed } from './late-live-feed'
import type { RestClient } from './rest/rest-client'
import type { LiveFeedDeps } from './socket/live-feed'
import type { SocketDriver } from './socket/socket-driver'
import type { PictureHosts } from './wire/fields'

export const loadFrame = fetched(() => import('./frame'))
export const loadInside = fetched(() => import('./inside'))
type Frame = Awaited<ReturnType<typeof loadFrame>>
type Inside = Awaited<ReturnType<typeof loadInside>>

const frame = <P>(make: (frame: Frame) => P) => calling<P, Failure>(fetched(async () => make(await loadFrame())), unreachable)
const inside = <P>(make: (inside: Inside) => P) => calling<P, Failure>(fetched(async () => make(await loadInside())), unreachable)

export const liveFeedWhenWanted = (deps: LiveFeedDeps): Ports['liveFeed'] => lateLiveFeed(async () => (await loadFrame()).makeLiveFeed(deps))

export const groupsWhenWanted = (rest: RestClient): Ports['groups'] => {
  const groups = frame(({ makeGroups }) => makeGroups(rest))
  return {
    mine: () => groups((port) => port.mine()),
    trending: (page, size) => groups((port) => port.trending(page, size)),
    find: (by, word) => groups((port) => port.find(by, word)),
    members: (gid, page, size, keyword) => groups((port) => port.members(gid, page, size, keyword)),
    search: (keyword, page, size) => groups((port) => port.search(keyword, page, size)),
    join: (gid, mode) => groups((port) => port.join(gid, mode)),
    apply: (gid, isForSpace) => groups((port) => port.apply(gid, isForSpace)),
    linkWhitelist: () => groups((port) => port.linkWhitelist()),
  }
}

export const groupRunningWhenWanted = (rest: RestClient): Ports['groupRunning'] => {
  const running = inside(({ makeGroupRunning }) => makeGroupRunning(rest))
  return {
    mayCreate: () => running((port) => port.mayCreate()),
    save: (gid, draft) => running((port) => port.save(gid, draft)),
    isLinkFree: (link) => running((port) => port.isLinkFree(link)),
    invitable: (gid, keyword, page, size) => running((port) => port.invitable(gid, keyword, page, size)),
    perform: (deed) => running((port) => port.perform(deed)),
  }
}

export const profilesWhenWanted = (rest: RestClient, clock: Ports['clock']): Ports['profiles'] => {
  const profiles = frame(({ makeProfiles }) => makeProfiles(rest, clock))
  return {
    own: () => profiles((port) => port.own()),
    find: (uid) => profiles((port) => port.find(uid)),
    search: (keyword, page, size) => profiles((port) => port.search(keyword, page, size)),
    uidOf: (xid) => profiles((port) => port.uidOf(xid)),
    namesOf: (xids) => profiles((port) => port.namesOf(xids)),
    follows: (list, xid, cursor) => profiles((port) => port.follows(list, xid, cursor)),
    change: (xid, change) => profiles((port) => port.change(xid, change)),
    setSwitch: (kind, on) => profiles((port) => port.setSwitch(kind, on)),
    save: (draft) => profiles((port) => port.save(draft)),
  }
}

export const botsWhenWanted = (rest: RestClient): Ports['bots'] => {
  const bots = inside(({ makeBots }) => makeBots(rest))
  return { commands: (place) => bots((port) => port.commands(place)), tell: (place, command) => bots((port) => port.tell(place, command)) }
}

export const memesWhenWanted = (rest: RestClient, pictures: PictureHosts): Ports['memes'] => {
  const memes = inside(({ makeMemes }) => makeMemes(rest, pictures))
  return { list: (category) => memes((port) => port.list(category)) }
}

export const surroundingsWhenWanted = (rest: RestClient): Ports['surroundings'] => {
  const surroundings = frame(({ makeSurroundings }) => makeSurroundings(rest))
  return { worth: () => surroundings((port) => port.worth()), activity: () => surroundings((port) => port.activity()) }
}

export const announcementsWhenWanted = (rest: RestClient): Ports['announcements'] => {
  const announcements = inside(({ makeAnnouncements }) => makeAnnouncements(rest))
  return {
    list: (gid, page, size) => announcements((port) => port.list(gid, page, size)),
    add: (gid, draft) => announcements((port) => port.add(gid, draft)),
    perform: (act) => announcements((port) => port.perform(act)),
  }
}

export const spotlightsWhenWanted = (rest: RestClient): Ports['spotlights'] => {
  const spotlights = inside(({ makeSpotlights }) => makeSpotlights(rest))
  return {
    rooms: () => spotlights((port) => port.rooms()),
    givers: (gid) => spotlights((port) => port.givers(gid)),
    inviteKey: (gid) => spotlights((port) => port.inviteKey(gid)),
    banner: (gid) => spotlights((port) => port.banner(gid)),
  }
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
export const conversationsWhenWanted = ({ rest, ...line }: ChatDeps): Conversations => lateConversations(async () => {
  const { makeChatCalls, makeSimulatorConversations } = await loadInside()
  return makeSimulatorConversations({ ...line, chat: makeChatCalls(rest) })
})
