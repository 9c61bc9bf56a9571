import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import {
  Decision,
  notificationMessages,
  accessRequestEffects,
  requestKey,
  type AccessRequest,
  type AccessRequestRef,
} from '../../../domain/notification'
import { accountEffects, failsWith, type Outcome } from '../../effects/effect'
import type { Notifications } from './ports'

/** How many of the newest requests a lookup reads. A request that was just decided is among these requests. */
const LOOKED_AT = 100

/** Posts a decision once. After a lost response or a reload, the list shows the outcome. */
export const makeAccessRequestEffects = (
  { requests, decide }: Pick<Notifications, 'requests' | 'decide'>,
  readAgain: () => Promise<void>,
) => {
  /** The request's status; `null` if the request is not among the newest. */
  const standing = (order: AccessRequestRef): TE.TaskEither<Failure, AccessRequest['status'] | null> =>
    pipe(
      requests(0, LOOKED_AT),
      TE.map(({ items }) => items.find((request) => requestKey(request) === requestKey(order))?.status ?? null),
    )
  return {
    decide: accountEffects.once(accessRequestEffects.decide, {
      call: ({ order, accepts }) =>
        pipe(
          decide(order, accepts),
          TE.map((): Decision => (accepts ? 'accepted' : 'ignored')),
        ),
      notifyAccount: readAgain,
      onResume: ({ order }) =>
        pipe(
          standing(order),
          TE.map((status): Outcome<Decision> =>
            Decision.is(status)
              ? { outcome: 'done', value: status }
              : { outcome: status === 'pending' ? 'notDone' : 'unknown' },
          ),
        ),
      toResult: (decision, _, ask) => ({ type: 'notification/Decided', ask, decision }),
      failed: failsWith(notificationMessages['notification/NotDecided']),
      toUnknown: failsWith(notificationMessages['notification/DecisionUnclear']),
    }),
    lookUp: accountEffects.read(accessRequestEffects.lookUp, {
      call: ({ order }) => standing(order),
      toResult: (status, _, ask) => ({
        type: 'notification/DecisionFound',
        ask,
        decision: Decision.is(status) ? status : null,
      }),
      failed: failsWith(notificationMessages['notification/DecisionUnclear']),
    }),
  }
}
