import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Influence } from '../../application/features/influence/ports'
import type { AttentionInput } from '../../domain/influence'
import { influenceCalls, JOINED_A_PAGE } from '../wire/calls/influence-calls'
import type { ListPage } from '../wire/codecs/list'
import type { RestClient } from './client/rest-client'

const someText = (text: string): string | undefined => (text === '' ? undefined : text)

export const makeInfluence = (rest: RestClient): Influence => {
  const counted = <A>({ items, dropped }: ListPage<A>): readonly A[] => {
    rest.countDropped(dropped)
    return items
  }
  const sent = ({ xid, period, projectId, kolAccount }: AttentionInput) => ({
    kol_account: someText(kolAccount),
    period,
    project_id: someText(projectId),
    xid,
  })
  return {
    rank: (xid, period) => pipe(rest.call(influenceCalls.rank, { period, xid }), TE.map(counted)),
    stats: (of) => rest.call(influenceCalls.stats, sent(of)),
    feeds: (of) => rest.call(influenceCalls.feeds, sent(of)),
    joined: (xid, page) =>
      pipe(
        rest.call(influenceCalls.joined, { xid, page, limit: JOINED_A_PAGE }),
        TE.map((list) => ({
          items: counted(list),
          next: list.items.length + list.dropped < JOINED_A_PAGE ? null : String(page + 1),
        })),
      ),
    groups: (of) => pipe(rest.call(influenceCalls.groups, sent(of)), TE.map(counted)),
  }
}
