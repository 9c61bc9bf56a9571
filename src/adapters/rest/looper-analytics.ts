import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LooperFigures } from '../../application/features/looper/ports'
import { FEEDS_PAGE, INFLU_PAGE, SPACES_PAGE, type FeedItem, type FeedKey } from '../../domain/looper'
import type { ListPage } from '../wire/codecs/list'
import type { PagedResult } from '../wire/codecs/paged'
import { analyticsCalls } from '../wire/calls/looper-calls'
import { toPagedResult } from './looper'
import type { RestClient } from './client/rest-client'

const BOARD_PAGE = 100

const feedFields = ({ projectId, account, xid, period, sort, feedType }: FeedKey) => ({
  project_id: projectId,
  kol_account: account,
  loop_xid: xid,
  period,
  sort,
  feed_type: feedType,
})

/** A project's analytics over the API (spec 3 §7). */
export const makeLooperAnalytics = (rest: RestClient): LooperFigures => {
  const counted = <A extends ListPage<unknown>>(rows: A): A => {
    rest.countDropped(rows.dropped)
    return rows
  }
  const all = <A>(rows: PagedResult<A>): readonly A[] => counted(rows).items
  const feedsOf = ({
    feeds_list: rows,
    total,
  }: {
    readonly feeds_list: ListPage<FeedItem>
    readonly total: number
  }) => ({ ...counted(rows), total })
  return {
    stat: (project_id) => rest.call(analyticsCalls.dashboardStat, { project_id }),
    influ: (project_id, period) => rest.call(analyticsCalls.dashboardInflu, { project_id, period }),
    dauChart: (project_id, period) => pipe(rest.call(analyticsCalls.dauChart, { project_id, period }), TE.map(all)),
    influChart: (project_id, period) => pipe(rest.call(analyticsCalls.influChart, { project_id, period }), TE.map(all)),
    influStats: (project_id, period) => rest.call(analyticsCalls.influStats, { project_id, period }),
    influList: ({ projectId, period, sort, page }) =>
      pipe(
        rest.call(analyticsCalls.influList, { project_id: projectId, page, limit: INFLU_PAGE, sort, period }),
        TE.map(counted),
        TE.map(toPagedResult(page, INFLU_PAGE)),
      ),
    boardStats: (project_id) => rest.call(analyticsCalls.communityStats, { project_id }),
    board: (project_id, page) =>
      pipe(
        rest.call(analyticsCalls.communityList, { project_id, page, limit: BOARD_PAGE }),
        TE.map(counted),
        TE.map(toPagedResult(page, BOARD_PAGE)),
      ),
    spaceStats: ({ projectId, locale, period }) =>
      rest.call(analyticsCalls.spaceStats, { project_id: projectId, locale, period }),
    spaceList: ({ projectId, locale, period, page }) =>
      pipe(
        rest.call(analyticsCalls.spaceList, { project_id: projectId, locale, period, limit: SPACES_PAGE, page }),
        TE.map(counted),
        TE.map(toPagedResult(page, SPACES_PAGE)),
      ),
    kol: ({ projectId, account, xid }, period) =>
      rest.call(analyticsCalls.kol, { project_id: projectId, kol_account: account, loop_xid: xid, period }),
    feeds: (key, page) =>
      pipe(
        rest.call(analyticsCalls.feeds, { page, limit: FEEDS_PAGE, ...feedFields(key) }),
        TE.map(feedsOf),
        TE.map(toPagedResult(page, FEEDS_PAGE)),
      ),
    allFeeds: (key) =>
      pipe(
        rest.call(analyticsCalls.feedsExport, feedFields(key)),
        TE.map((got) => feedsOf(got).items),
      ),
  }
}
