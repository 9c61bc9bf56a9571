import * as E from 'fp-ts/Either'
import { allOf } from '../../wire/list'
import { notificationCalls, type DecisionName } from '../../wire/notification-calls'
import { messageIdFrom } from '../host'
import { anyReply, refuse } from '../reply'
import { noticesFor, requestOn, requestsFor } from '../world/features/notification/notices'
import { messageFor } from '../world/message-acts'
import type { ServerFeature } from './server-feature'

/** A page is no longer than this, whatever is asked for. */
const LONGEST = 100
const pageOf = <A>(rows: readonly A[], offset: number, limit: number): readonly A[] => rows.slice(offset, offset + Math.min(limit, LONGEST))

const DECISIONS: readonly (readonly [name: DecisionName, isSpace: boolean, accepts: boolean])[] = [
  ['groupAccept', false, true], ['groupReject', false, false], ['spaceAccept', true, true], ['spaceReject', true, false],
]

/** Visitors have no list. A decision names the request by its id and by the message on which it stands, and both must agree. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.known(notificationCalls.list, ({ offset, limit }, { account: { xid, isVisitor } }) =>
      (isVisitor ? refuse('Visitors have no notifications') : E.right(allOf(pageOf(noticesFor(host.world(), xid), offset, limit)))))
    to.known(notificationCalls.access, ({ offset, limit }, { account: { xid, isVisitor } }) =>
      (isVisitor ? refuse('Visitors have no notifications') : E.right(allOf(pageOf(requestsFor(host.world(), xid), offset, limit)))))
    for (const [name, isSpace, accepts] of DECISIONS) {
      to.known(notificationCalls[name], ({ id, conversation_id: conversationId, seq }, { account: { xid } }) => {
        const message = messageFor(host.world(), { xid, conversationId, seq })
        const request = message === null ? null : requestOn(host.world(), message)
        if (request === null || request.id !== id || request.isSpace !== isSpace) return refuse('There is no such request')
        return anyReply(host.commit((chance) => (
          { type: 'AccessDecided', at: chance.at, xid, conversationId, seq, accepts, messageId: messageIdFrom(chance), noticeId: messageIdFrom(chance) })))
      })
    }
  },
}
