import type { Ports } from '../application/ports'
import type { Conversations } from '../application/ports/conversations'
import { unreachable } from '../domain/kernel/failure'
import { fetched, latePort } from './fetched'
import { lateConversations } from './late-conversations'
import { lateLiveFeed } from './late-live-feed'
import type { RestClient } from './rest/rest-client'
import type { LiveFeedDeps } from './socket/live-feed'
import type { SocketDriver } from './socket/socket-driver'
import type { PictureHosts } from './wire/fields'

export const loadFrame = fetched(() => import('./frame'))
export const loadInside = fetched(() => import('./inside'))

export const liveFeedWhenWanted = (deps: LiveFeedDeps): Ports['liveFeed'] => lateLiveFeed(async () => (await loadFrame()).makeLiveFeed(deps))

export const groupsWhenWanted = (rest: RestClient): Ports['groups'] =>
  latePort(async () => (await loadFrame()).makeGroups(rest), unreachable)
export const profilesWhenWanted = (rest: RestClient, clock: Ports['clock']): Ports['profiles'] =>
  latePort(async () => (await loadFrame()).makeProfiles(rest, clock), unreachable)
export const surroundingsWhenWanted = (rest: RestClient): Ports['surroundings'] =>
  latePort(async () => (await loadFrame()).makeSurroundings(rest), unreachable)

export const groupRunningWhenWanted = (rest: RestClient): Ports['groupRunning'] =>
  latePort(async () => (await loadInside()).makeGroupRunning(rest), unreachable)
export const botsWhenWanted = (rest: RestClient): Ports['bots'] => latePort(async () => (await loadInside()).makeBots(rest), unreachable)
export const memesWhenWanted = (rest: RestClient, pictures: PictureHosts): Ports['memes'] =>
  latePort(async () => (await loadInside()).makeMemes(rest, pictures), unreachable)
export const announcementsWhenWanted = (rest: RestClient): Ports['announcements'] =>
  latePort(async () => (await loadInside()).makeAnnouncements(rest), unreachable)
export const spotlightsWhenWanted = (rest: RestClient): Ports['spotlights'] =>
  latePort(async () => (await loadInside()).makeSpotlights(rest), unreachable)
export const archiveWhenWanted = (clock: Ports['clock']): Ports['archive'] =>
  latePort(async () => (await loadInside()).makeArchive({ clock }), { _tag: 'ArchiveBroken' })

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
