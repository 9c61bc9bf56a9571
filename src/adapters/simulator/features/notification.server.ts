import * as E from 'fp-ts/Either'
import type { Gid, Xid } from '../../../domain/kernel/ids'
import { addMs } from '../../../domain/kernel/instant'
import { keysOf } from '../../../domain/kernel/table'
import { asList } from '../../wire/codecs/list'
import { notificationCalls, type DecisionName } from '../../wire/calls/notification-calls'
import { newMessageId } from '../state-host'
import type { ResidentsDeps } from '../residents'
import { emptyReply, refuseWith } from '../response'
import { mixSeeds, hashText, seededRandom, type SeededRandom } from '../state/seeded-random'
import { approversOf, notificationListFor, requestOn, requestsFor } from '../state/features/notification/notifications'
import { messageFor } from '../state/chat/message-actions'
import { isMember, isResident } from '../state/groups/permissions'
import { isServiceAccount } from '../state/seed/service-accounts'
import type { Community, ServerState } from '../state/server-state'
import type { ServerFeature } from './server-feature'

/** The most rows in a page of results, even if the client requests more. */
const LONGEST = 100
const pageOf = <A>(rows: readonly A[], offset: number, limit: number): readonly A[] =>
  rows.slice(offset, offset + Math.min(limit, LONGEST))

const DECISIONS: readonly (readonly [name: DecisionName, isSpace: boolean, accepts: boolean])[] = [
  ['groupAccept', false, true],
  ['groupReject', false, false],
  ['spaceAccept', true, true],
  ['spaceReject', true, false],
]

/**
 * The time in ms between two access requests of simulated members, at pace 1, while a member who can accept or refuse
 * the request is online.
 */
const ASKS_MS = 240_000

/**
 * A private group that an online member can edit, and a simulated member outside that group who will request access.
 * `null` if no such group or simulated member exists.
 */
const nextToAsk = (
  world: ServerState,
  onlookers: readonly { readonly xid: Xid }[],
  chance: SeededRandom,
): { readonly xid: Xid; readonly gid: Gid } | null => {
  const open = keysOf(world.communities).flatMap((gid) => {
    const community = world.communities[gid]
    return community?.joinType === 'private' && onlookers.some(({ xid }) => approversOf(community).includes(xid))
      ? [community]
      : []
  })
  const community = chance.of<Community | null>(open, null)
  const outside =
    community === null
      ? []
      : keysOf(world.accounts).flatMap((xid) => {
          const account = world.accounts[xid]
          return account === undefined ||
            !isResident(account) ||
            isServiceAccount(account.xid) ||
            isMember(community, account.xid)
            ? []
            : [account.xid]
        })
  const xid = chance.of<Xid | null>(outside, null)
  return community === null || xid === null ? null : { xid, gid: community.gid }
}

/**
 * Lets simulated members request access to private groups sometimes, so that a person who tries the product alone sees
 * access requests.
 */
const live = ({ clock, random, host, audience, pace, failed }: ResidentsDeps): (() => void) => {
  if (pace === 0) return () => undefined
  let forget: () => void = () => undefined
  const arm = (): void => {
    forget = clock.wake(addMs(clock.now(), ASKS_MS / pace), () => {
      arm()
      const next = nextToAsk(host.world(), audience.onlookers(), seededRandom(mixSeeds(hashText(random.id()))))
      try {
        if (next !== null)
          host.commit((chance) => ({
            type: 'AccessAsked',
            at: chance.at,
            ...next,
            isSpace: false,
            messageId: newMessageId(chance),
          }))
      } catch (error) {
        failed(error)
      }
    })
  }
  arm()
  return () => {
    forget()
  }
}

/**
 * The routes for notifications. Visitors have no notification list. A call that accepts or refuses an access request
 * contains the request's id and message id; both must match.
 */
export const server: ServerFeature = {
  live,
  routes: (to, { host }) => {
    to.authenticated(notificationCalls.list, ({ offset, limit }, { account: { xid, isVisitor } }) =>
      isVisitor
        ? refuseWith('Visitors have no notifications')
        : E.right(asList(pageOf(notificationListFor(host.world(), xid), offset, limit))),
    )
    to.authenticated(notificationCalls.access, ({ offset, limit }, { account: { xid, isVisitor } }) =>
      isVisitor
        ? refuseWith('Visitors have no notifications')
        : E.right(asList(pageOf(requestsFor(host.world(), xid), offset, limit))),
    )
    for (const [name, isSpace, accepts] of DECISIONS) {
      to.authenticated(
        notificationCalls[name],
        ({ id, conversation_id: conversationId, seq }, { account: { xid } }) => {
          const message = messageFor(host.world(), { xid, conversationId, seq })
          const request = message === null ? null : requestOn(host.world(), message)
          if (request === null || request.id !== id || request.isSpace !== isSpace)
            return refuseWith('There is no such request')
          return emptyReply(
            host.commit((chance) => ({
              type: 'AccessDecided',
              at: chance.at,
              xid,
              conversationId,
              seq,
              accepts,
              messageId: newMessageId(chance),
              noticeId: newMessageId(chance),
            })),
          )
        },
      )
    }
  },
}
