import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LooperFigures } from '../../application/features/looper/ports'
import { FEEDS_PAGE, INFLU_PAGE, SPACES_PAGE, type FeedItem, type FeedKey } from '../../domain/looper'
import type { Items } from '../wire/list'
import type { PagedItems } from '../wire/paged'
import { figureCalls } from '../wire/looper-calls'
import { paged } from './looper'
import type { RestClient } from './rest-client'

const BOARD_PAGE = 100

const feedFields = ({ projectId, account, xid, period, sort, feedType }: FeedKey) =>
  ({ project_id: projectId, kol_account: account, loop_xid: xid, period, sort, feed_type: feedType })

/** The figures of a project over the API (spec 3 §7). */
export const makeLooperFigures = (rest: RestClient): LooperFigures => {
  const counted = <A extends Items<unknown>>(rows: A): A => {
    rest.countDropped(rows.dropped)
    return rows
  }
  const all = <A>(rows: PagedItems<A>): readonly A[] => counted(rows).items
  const feedsOf = ({ feeds_list: rows, total }: { readonly feeds_list: Items<FeedItem>, readonly total: number }) => ({ ...counted(rows), total })
  return {
    stat: (project_id) => rest.call(figureCalls.dashboardStat, { project_id }),
    influ: (project_id, period) => rest.call(figureCalls.dashboardInflu, { project_id, period }),
    dauChart: (project_id, period) => pipe(rest.call(figureCalls.dauChart, { project_id, period }), TE.map(all)),
    influChart: (project_id, period) => pipe(rest.call(figureCalls.influChart, { project_id, period }), TE.map(all)),
    influStats: (project_id, period) => rest.call(figureCalls.influStats, { project_id, period }),
    influList: ({ projectId, period, sort, page }) =>
      pipe(rest.call(figureCalls.influList, { project_id: projectId, page, limit: INFLU_PAGE, sort, period }), TE.map(counted), TE.map(paged(page, INFLU_PAGE))),
    boardStats: (project_id) => rest.call(figureCalls.communityStats, { project_id }),
    board: (project_id, page) => pipe(rest.call(figureCalls.communityList, { project_id, page, limit: BOARD_PAGE }), TE.map(counted), TE.map(paged(page, BOARD_PAGE))),
    spaceStats: ({ projectId, locale, period }) => rest.call(figureCalls.spaceStats, { project_id: projectId, locale, period }),
    spaceList: ({ projectId, locale, period, page }) =>
      pipe(rest.call(figureCalls.spaceList, { project_id: projectId, locale, period, limit: SPACES_PAGE, page }), TE.map(counted), TE.map(paged(page, SPACES_PAGE))),
    kol: ({ projectId, account, xid }, period) => rest.call(figureCalls.kol, { project_id: projectId, kol_account: account, loop_xid: xid, period }),
    feeds: (key, page) => pipe(rest.call(figureCalls.feeds, { page, limit: FEEDS_PAGE, ...feedFields(key) }), TE.map(feedsOf), TE.map(paged(page, FEEDS_PAGE))),
    allFeeds: (key) => pipe(rest.call(figureCalls.feedsExport, feedFields(key)), TE.map((got) => feedsOf(got).items)),
  }
}
