import { joinCalls } from '../../wire/join-calls'
import { messageIdFrom } from '../host'
import { anyReply } from '../reply'
import type { RouteDeps, ToRoute } from './route'

export const joinRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  to.known(joinCalls.join, ({ gid }, { account: { xid } }) => anyReply(host.commit((chance) =>
    ({ type: 'GroupJoined', at: chance.at, xid, gid, messageId: messageIdFrom(chance) }))))
  to.known(joinCalls.applyJoin, ({ gid, request_type: kind = 0 }, { account: { xid } }) => anyReply(host.commit((chance) =>
    ({ type: 'AccessAsked', at: chance.at, xid, gid, isSpace: kind !== 0, messageId: messageIdFrom(chance) }))))
}
