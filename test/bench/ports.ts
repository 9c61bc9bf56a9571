import * as TE from 'fp-ts/TaskEither'
import { unreachable } from '../../src/domain/kernel/failure'
import { EMPTY, of } from 'rxjs'
import { stubFeaturePorts } from '../support/stub-server-ports'
import type { WholePorts } from '../support/whole-app'
import { composePorts, simulatorProfile } from '../../src/adapters/composition'
import { makeSimulatorConversations } from '../../src/adapters/im/simulator/conversations'
import { makeSocketDriver } from '../../src/adapters/browser/network/socket-driver'
import type { Page } from '../../src/application/ports/conversations'
import { Secret } from '../../src/application/ports/browser/vault'
import type { ConversationId } from '../../src/domain/kernel/ids'
import { groupAt, membersAt, messagesFrom, session, summaryAt } from './data'
import { PRODUCT } from '../../src/domain/shell'

/** The chat service of the benchmark: messages per conversation, and messages per page of history. */
export interface Service {
  readonly sizes: Map<string, number>
  page: number
}

const page = (service: Service, id: ConversationId, from: number, to: number): Page => {
  const gid = id.slice('sg_'.length)
  const last = Math.min(to, service.sizes.get(gid) ?? 0)
  return { from, to: last, messages: messagesFrom(gid, from, last), rev: null }
}

/**
 * The product's own ports in this browser (storage, clock, tabs, animation frames, the socket and its decoding), with
 * a chat service, accounts and groups that answer at once. History has pages of 1,000; pushes use a real websocket.
 */
export const benchPorts = (service: Service, go: (to: string) => void): WholePorts => {
  const composed = composePorts({
    profile: simulatorProfile,
    mode: 'testing',
    hosts: { http: location.origin, ws: location.origin.replace(/^http/, 'ws'), storage: null, pictures: [] },
    product: PRODUCT,
    navigator: { host: 'town.example', go, reload: () => undefined, leave: () => undefined, leaveFor: () => undefined },
    currentSession: () => session.sessionId,
    whence: () => ({ platform: 'web', areaLanguage: 'en', displayLanguage: 'en', partnerId: null }),
  })
  const gids = () => [...service.sizes.keys()]
  const known = (gid: string) => ({ ...groupAt(gid), memberCount: service.sizes.get(gid) ?? 0 })
  const live = makeSimulatorConversations({
    sockets: makeSocketDriver(),
    url: `${location.origin.replace(/^http/, 'ws')}/im`,
    clock: composed.clock,
    chat: {
      accessToken: () => TE.right(new Secret('t')),
      list: () => TE.right([]),
      perform: () => TE.right(undefined),
      pins: () => TE.right([]),
      openDirect: () => TE.left(unreachable),
    },
  })
  const messages = {
    ...live,
    list: () => TE.right([...service.sizes].map(([gid, size]) => summaryAt(gid, size))),
    history: (id: ConversationId, before: number | null) => {
      const size = service.sizes.get(id.slice('sg_'.length)) ?? 0
      const to = (before ?? size + 1) - 1
      return TE.right(page(service, id, Math.max(1, to - service.page + 1), to))
    },
    range: (id: ConversationId, from: number, to: number) => TE.right(page(service, id, from, to)),
    markRead: () => TE.right(undefined),
  }
  return {
    ...composed,
    ...stubFeaturePorts(TE.fromIO),
    conversations: messages,
    // The archive is empty, so that each page comes from the chat service.
    archive: {
      put: () => TE.right(undefined),
      page: (_, __, before) => TE.right({ from: before, to: before - 1, messages: [], rev: null }),
      search: () => TE.right([]),
      drop: () => TE.right(undefined),
      clear: () => TE.right(undefined),
    },
    accounts: {
      ...composed.accounts,
      facts$: EMPTY,
      enterAsVisitor: () => TE.right(session),
      sendCode: () => TE.right(undefined),
      signInByEmail: () => TE.right({ session, inviterExists: true }),
      submitInvite: () => TE.right(undefined),
      signOut: () => TE.right(undefined),
      profile: () =>
        TE.right({
          xid: session.xid,
          uid: session.uid,
          name: 'Me',
          avatar: null,
          level: 1,
          isSuper: false,
          twitterUrl: null,
          following: 0,
          followers: 0,
          projects: 0,
        }),
    },
    groups: {
      mine: () => TE.right(gids().map(known)),
      trending: () => TE.right({ items: [], dropped: 0 }),
      members: (gid, at, size) => TE.right({ items: membersAt(service.sizes.get(gid) ?? 0, at, size), dropped: 0 }),
      linkWhitelist: () => TE.right([]),
      search: () => TE.right({ items: [], dropped: 0 }),
      join: () => TE.right(undefined),
      apply: () => TE.right(undefined),
      find: (_, word) => TE.right(service.sizes.has(word) ? known(word) : null),
    },
    liveFeed: {
      facts$: EMPTY,
      connect: () => of('opened' as const),
      dropped: () => 0,
      say: () => true,
      frames$: EMPTY,
      countDropped: () => undefined,
    },
    simulator: null,
  }
}
