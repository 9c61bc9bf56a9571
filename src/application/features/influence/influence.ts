import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  feedsQuery,
  groupsQuery,
  influenceFeature,
  joinedQuery,
  rankQuery,
  statsQuery,
} from '../../../domain/influence'
import { accountEffects } from '../../effects/effect'
import { implementFeature } from '../implement-feature'
import type { Influence } from './ports'

const all = <A>(items: readonly A[]) => ({ items, next: null })
const one = <A>(item: A) => all([item])

export const influenceImplementation = implementFeature(influenceFeature, (_needs, ports: Influence) => ({
  account: {
    'influence/rank': {
      read: accountEffects.read(rankQuery.read, {
        call: ({ input: { xid, period } }) => pipe(ports.rank(xid, period), TE.map(all)),
        toResult: rankQuery.loaded,
        failed: rankQuery.failed,
      }),
    },
    'influence/stats': {
      read: accountEffects.read(statsQuery.read, {
        call: ({ input }) => pipe(ports.stats(input), TE.map(one)),
        toResult: statsQuery.loaded,
        failed: statsQuery.failed,
      }),
    },
    'influence/feeds': {
      read: accountEffects.read(feedsQuery.read, {
        call: ({ input }) => pipe(ports.feeds(input), TE.map(one)),
        toResult: feedsQuery.loaded,
        failed: feedsQuery.failed,
      }),
    },
    'influence/groups': {
      read: accountEffects.read(groupsQuery.read, {
        call: ({ input }) => pipe(ports.groups(input), TE.map(all)),
        toResult: groupsQuery.loaded,
        failed: groupsQuery.failed,
      }),
    },
    'influence/joined': {
      read: accountEffects.read(joinedQuery.read, {
        call: ({ input: { xid }, page }) => ports.joined(xid, page === null ? 1 : Number(page)),
        toResult: joinedQuery.loaded,
        failed: joinedQuery.failed,
      }),
    },
  },
}))
