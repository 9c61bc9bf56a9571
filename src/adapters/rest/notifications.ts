import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Notifications } from '../../application/features/notification/ports'
import { refusedSilently } from '../../domain/kernel/failure'
import type { ImageHosts } from '../wire/codecs/fields'
import type { ListPage } from '../wire/codecs/list'
import {
  decisionOf,
  parseNotificationList,
  notificationCalls,
  type DecisionName,
} from '../wire/calls/notification-calls'
import { parseNotificationFrame } from '../wire/frames/notification-frame'
import { pathParam } from '../wire/codecs/path-param'
import type { RestClient } from './client/rest-client'

const nameOf = (isSpace: boolean, accepts: boolean): DecisionName =>
  isSpace ? (accepts ? 'spaceAccept' : 'spaceReject') : accepts ? 'groupAccept' : 'groupReject'

/**
 * Notifications and access requests over the API (spec 2 §7). `pictures` lists the hosts of the product's own pictures.
 */
export const makeNotifications = (
  rest: RestClient,
  pictures: ImageHosts,
): Omit<Notifications, 'badge' | 'permission'> => {
  const counted = <A>(rows: ListPage<A>): ListPage<A> => {
    rest.countDropped(rows.dropped)
    return rows
  }
  const list = parseNotificationList(pictures)
  return {
    notices: (offset, limit) => pipe(rest.call(list, { offset, limit }), TE.map(counted)),
    requests: (offset, limit) => pipe(rest.call(notificationCalls.access, { offset, limit }), TE.map(counted)),
    decide: ({ id, isSpace, conversationId, seq }, accepts) => {
      const part = pathParam(id)
      if (part === null) {
        rest.countDropped(1)
        return TE.left(refusedSilently)
      }
      return pipe(
        rest.call(decisionOf(nameOf(isSpace, accepts), part), { conversation_id: conversationId, seq }),
        TE.map(() => undefined),
      )
    },
    newsIn: parseNotificationFrame(pictures),
    countDropped: rest.countDropped,
  }
}
