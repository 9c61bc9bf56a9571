import type { Ports } from '../../application/ports'
import type { Conversations } from '../../application/ports/conversations'
import { unreachable } from '../../domain/kernel/failure'
import { loadOnce, lazyPort } from './lazy-port'
import { lazyConversations } from './lazy-conversations'
import { lazyLiveFeed } from './lazy-live-feed'
import type { RestClient } from '../rest/client/rest-client'
import type { LiveFeedDeps } from '../socket/live-feed'
import type { SocketLoader } from '../tokens'

const loadAppShellAdapters = loadOnce(() => import('./app-shell-adapters'))
export const loadCommunityAdapters = loadOnce(() => import('./community-adapters'))

const loadSocketAdapters = loadOnce(() => import('./socket-adapters'))
export const loadSockets: SocketLoader = async () => (await loadSocketAdapters()).makeSocketDriver()

export const lazySocketLiveFeed = (sockets: SocketLoader, deps: Omit<LiveFeedDeps, 'sockets'>): Ports['liveFeed'] =>
  lazyLiveFeed(async () => (await loadSocketAdapters()).makeLiveFeed({ ...deps, sockets: await sockets() }))

export const lazyGroups = (rest: RestClient): Ports['groups'] =>
  lazyPort(async () => (await loadAppShellAdapters()).makeGroups(rest), unreachable)
export const lazyProfiles = (rest: RestClient, clock: Ports['clock']): Ports['profiles'] =>
  lazyPort(async () => (await loadAppShellAdapters()).makeProfiles(rest, clock), unreachable)

export const lazyBots = (rest: RestClient): Ports['bots'] =>
  lazyPort(async () => (await loadCommunityAdapters()).makeBots(rest), unreachable)
export const lazyArchive = (clock: Ports['clock']): Ports['archive'] =>
  lazyPort(async () => (await loadCommunityAdapters()).makeArchive({ clock }), { _tag: 'ArchiveBroken' })

interface ChatDeps {
  readonly rest: RestClient
  readonly url: string
  readonly clock: Ports['clock']
}

export const lazySimulatorConversations = (sockets: SocketLoader, { rest, ...line }: ChatDeps): Conversations =>
  lazyConversations(async () => {
    const { makeChatRest, makeSimulatorConversations } = await loadCommunityAdapters()
    return makeSimulatorConversations({ ...line, sockets: await sockets(), chat: makeChatRest(rest) })
  })
