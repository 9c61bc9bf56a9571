import * as E from 'fp-ts/Either'
import type { Period } from '../../../domain/influence'
import { influenceCalls } from '../../wire/calls/influence-calls'
import { asList } from '../../wire/codecs/list'
import { refuseWith, type Reply } from '../response'
import { feedsFor, participationFor, rankFor, statsFor } from '../state/influence/views'
import { profileDetailsOf, accountById } from '../state/users/profiles'
import { joinedBy } from '../state/group-views'
import type { UserAccount } from '../state/server-state'
import type { ServerFeature } from './server-feature'

const FOR_MEMBERS = 'Visitors cannot do this'
const NOBODY = 'There is no such person'
const HIDDEN = 'This person hides the joined groups'
const NO_PROJECT = 'There is no such project'

/**
 * The routes for influence. Members may read the influence of any member (spec 2 §6). The figures come from activity in
 * the server state and from seeded X figures.
 */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    const about = <A>(
      viewer: UserAccount,
      { xid, period }: { readonly xid: string; readonly period: Period },
      tell: (around: Parameters<typeof rankFor>[0]) => Reply<A>,
    ): Reply<A> => {
      const world = host.world()
      const account = accountById(world, xid)
      if (viewer.isVisitor) return refuseWith(FOR_MEMBERS)
      return account === null || account.isVisitor
        ? refuseWith(NOBODY)
        : tell({ world, account, period, now: host.now() })
    }
    to.authenticated(influenceCalls.rank, (input, { account }) =>
      about(account, input, (around) => E.right(asList(rankFor(around)))),
    )
    to.authenticated(influenceCalls.stats, (input, { account }) =>
      about(account, input, (around) => {
        const stats = statsFor(around, input.project_id ?? '')
        return stats === null ? refuseWith(NO_PROJECT) : E.right(stats)
      }),
    )
    to.authenticated(influenceCalls.feeds, (input, { account }) =>
      about(account, input, (around) => E.right(feedsFor(around, input.project_id ?? '', account.xid))),
    )
    to.authenticated(influenceCalls.joined, ({ xid, page, limit }, { account: viewer }) => {
      const world = host.world()
      const of = accountById(world, xid)
      if (viewer.isVisitor) return refuseWith(FOR_MEMBERS)
      if (of === null) return refuseWith(NOBODY)
      return of.xid === viewer.xid || profileDetailsOf(world, of).showsGroups
        ? E.right(asList(joinedBy(world, of.xid, viewer.xid, page, limit)))
        : refuseWith(HIDDEN)
    })
    to.authenticated(influenceCalls.groups, (input, { account }) =>
      about(account, input, (around) => E.right(asList(participationFor(around, input.project_id ?? '', account.xid)))),
    )
  },
}
