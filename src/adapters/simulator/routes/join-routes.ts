import { joinCalls } from '../../wire/calls/join-calls'
import { newMessageId } from '../state-host'
import { emptyReply } from '../response'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

const routes = (to: RouteBuilder, { host }: RouteDeps): void => {
  to.authenticated(joinCalls.join, ({ gid }, { account: { xid } }) =>
    emptyReply(
      host.commit((chance) => ({ type: 'GroupJoined', at: chance.at, xid, gid, messageId: newMessageId(chance) })),
    ),
  )
  to.authenticated(joinCalls.applyJoin, ({ gid, request_type: kind = 0 }, { account: { xid } }) =>
    emptyReply(
      host.commit((chance) => ({
        type: 'AccessAsked',
        at: chance.at,
        xid,
        gid,
        isSpace: kind !== 0,
        messageId: newMessageId(chance),
      })),
    ),
  )
}

export const server: ServerFeature = { routes }
