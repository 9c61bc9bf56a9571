import * as E from 'fp-ts/Either'
import type { Period } from '../../../domain/influence'
import { influenceCalls } from '../../wire/influence'
import { allOf } from '../../wire/list'
import { refuse, type Reply } from '../reply'
import { feedsFor, participationFor, rankFor, statsFor } from '../world/influence/views'
import { aboutOf, personBy } from '../world/people/profiles'
import { joinedBy } from '../world/views'
import type { Account } from '../world/world'
import type { ServerFeature } from './server-feature'

const FOR_MEMBERS = 'Visitors cannot do this'
const NOBODY = 'There is no such person'
const HIDDEN = 'This person hides the joined groups'
const NO_PROJECT = 'There is no such project'

/** Attention is told to members, of anybody (spec 2 §6); it is made of what happens in the town and of seeded figures of X. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    const about = <A>(viewer: Account, { xid, period }: { readonly xid: string, readonly period: Period }, tell: (around: Parameters<typeof rankFor>[0]) => Reply<A>): Reply<A> => {
      const world = host.world()
      const account = personBy(world, xid)
      if (viewer.isVisitor) return refuse(FOR_MEMBERS)
      return account === null || account.isVisitor ? refuse(NOBODY) : tell({ world, account, period, now: host.now() })
    }
    to.known(influenceCalls.rank, (input, { account }) => about(account, input, (around) => E.right(allOf(rankFor(around)))))
    to.known(influenceCalls.stats, (input, { account }) => about(account, input, (around) => {
      const stats = statsFor(around, input.project_id ?? '')
      return stats === null ? refuse(NO_PROJECT) : E.right(stats)
    }))
    to.known(influenceCalls.feeds, (input, { account }) => about(account, input, (around) => E.right(feedsFor(around, input.project_id ?? '', account.xid))))
    to.known(influenceCalls.joined, ({ xid, page, limit }, { account: viewer }) => {
      const world = host.world()
      const of = personBy(world, xid)
      if (viewer.isVisitor) return refuse(FOR_MEMBERS)
      if (of === null) return refuse(NOBODY)
      return of.xid === viewer.xid || aboutOf(world, of).showsGroups ? E.right(allOf(joinedBy(world, of.xid, viewer.xid, page, limit))) : refuse(HIDDEN)
    })
    to.known(influenceCalls.groups, (input, { account }) => about(account, input, (around) => E.right(allOf(participationFor(around, input.project_id ?? '', account.xid)))))
  },
}
