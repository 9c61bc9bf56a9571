import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import { Decision, noticesQuery, notification, notificationMessages, requestEffects, requestKey, requestsQuery, type AccessRequest, type RequestOrder } from '../../../domain/notification'
import { accountEffects, failing, type Outcome } from '../../effect'
import { featureBody } from '../../features'
import type { Rows } from '../../ports/groups'
import { told, wordless } from '../../toast-words.parts'
import type { Notifications } from './ports'

/** Rows on one page. */
const PAGE = 20
/** A request that was just decided is among so many of the newest. */
const LOOKED_AT = 100

type Standing = AccessRequest['status']

export const notificationBody = featureBody(notification, ({ sayToAccount, me }, ports: Notifications) => {
  const paged = <A>(read: (offset: number, size: number) => TE.TaskEither<Failure, Rows<A>>, page: string | null) => {
    const offset = Number(page ?? '0')
    return pipe(read(offset, PAGE), TE.map(({ items, dropped }) => ({ items, next: items.length + dropped < PAGE ? null : String(offset + PAGE) })))
  }
  /** `null`: it is not among the newest. */
  const standing = (order: RequestOrder): TE.TaskEither<Failure, Standing | null> => pipe(ports.requests(0, LOOKED_AT),
    TE.map(({ items }) => items.find((one) => requestKey(one) === requestKey(order))?.status ?? null))

  const readAgain = async (): Promise<void> => sayToAccount(requestsQuery.want({}))

  return {
    account: {
      'notification/notices': { read: accountEffects.read(noticesQuery.read, {
        call: ({ page }) => paged(ports.notices, page), done: noticesQuery.loaded, failed: noticesQuery.failed,
      }) },
      'notification/access': { read: accountEffects.read(requestsQuery.read, {
        call: ({ page }) => paged(ports.requests, page), done: requestsQuery.loaded, failed: requestsQuery.failed,
      }) },
      'notification/requests': {
        decide: accountEffects.once(requestEffects.decide, {
          call: ({ order, accepts }) => pipe(ports.decide(order, accepts), TE.map((): Decision => (accepts ? 'accepted' : 'ignored'))),
          tell: readAgain,
          onResume: ({ order }) => pipe(standing(order), TE.map((status): Outcome<Decision> =>
            (Decision.is(status) ? { outcome: 'done', value: status } : { outcome: status === 'pending' ? 'notDone' : 'unknown' }))),
          done: (decision, _, ask) => ({ type: 'notification/Decided', ask, decision }),
          failed: failing(notificationMessages['notification/NotDecided']),
          unknown: failing(notificationMessages['notification/DecisionUnclear']),
        }),
        lookUp: accountEffects.read(requestEffects.lookUp, {
          call: ({ order }) => standing(order),
          done: (status, _, ask) => ({ type: 'notification/DecisionFound', ask, decision: Decision.is(status) ? status : null }),
          failed: failing(notificationMessages['notification/DecisionUnclear']),
        }),
      },
    },
    frames: {
      loop_notification: (data) => {
        const news = ports.newsIn(data)
        if (news === null) {
          ports.countDropped(1)
          return
        }
        const isMine = news.of === 'request' && news.request.decidedBy !== null && news.request.decidedBy === me()
        void sayToAccount({ type: 'notification/Arrived', news, isMine })
        void sayToAccount(news.of === 'request' ? requestsQuery.want({}) : noticesQuery.want({}))
      },
    },
    /** A refusal is told in its words anyway; what failed without any is told in ours (ACC-5). */
    toastsOf: (message) => (notificationMessages['notification/NotDecided'].is(message) && wordless(message.failure) ? told({ key: 'notDone' }) : []),
    streams: { permission: ports.permission },
  }
})
