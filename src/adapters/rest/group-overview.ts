import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { GroupOverviews } from '../../application/features/group-overview/ports'
import type { ListPage } from '../wire/codecs/list'
import { groupOverviewCalls } from '../wire/calls/group-overview-calls'
import type { RestClient } from './client/rest-client'

/** Group overviews over the API (spec 1 §7). */
export const makeGroupOverviews = (rest: RestClient): GroupOverviews => {
  const itemsOnly = <A>({ items, dropped }: ListPage<A>): readonly A[] => {
    rest.countDropped(dropped)
    return items
  }
  return {
    rooms: () => pipe(rest.call(groupOverviewCalls.liveList, {}), TE.map(itemsOnly)),
    givers: (gid) => pipe(rest.call(groupOverviewCalls.giftRank, { gid }), TE.map(itemsOnly)),
    inviteKey: (gid) =>
      pipe(
        rest.call(groupOverviewCalls.inviteLink, { gid }),
        TE.map(({ invite_key }) => invite_key),
      ),
    banner: (gid) =>
      pipe(
        rest.call(groupOverviewCalls.banner, { gid }),
        TE.map(({ banner }) => banner),
      ),
  }
}
