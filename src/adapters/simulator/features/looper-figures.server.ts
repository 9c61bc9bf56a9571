import * as E from 'fp-ts/Either'
import { FeedSort, FeedType, InfluSort, Period, type FeedKey, type KolInfo } from '../../../domain/looper'
import type { Xid } from '../../../domain/kernel/ids'
import { allOf } from '../../wire/list'
import { figureCalls } from '../../wire/looper-calls'
import type { ToRoute } from '../api/route'
import type { WorldHost } from '../host'
import { refuse, type Reply } from '../reply'
import { dayOf } from '../world/features/looper/activity'
import { boardOf, boardStatsOf, dauChartOf, influChartOf, influFor, influStatsOf } from '../world/features/looper/figures'
import { feedsOf, influListOf, kolOf } from '../world/features/looper/kols'
import { spaceListOf, spaceStatsOf } from '../world/features/looper/spaces'
import { projectOf, type TownProject } from '../world/features/looper/state'
import { projectCommunitiesOf, projectFor, roleIn } from '../world/features/looper/views'
import type { World } from '../world/world'
import { pagedAs } from './looper.server'
import type { ServerFeature } from './server-feature'

const NOT_YOURS = 'There is no such project'
const NO_SUCH = 'This call cannot be understood'
const FEEDS_AT_MOST = 5_000

interface Asked { readonly project: TownProject, readonly world: World, readonly day: number }
type Read = <A>(projectId: string, xid: Xid, answer: (asked: Asked) => A) => Reply<A>
type ReadIn = <A>(projectId: string, xid: Xid, period: string, answer: (asked: Asked & { readonly period: Period }) => A) => Reply<A>

/** The figures of a project, for all of its staff. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    const read: Read = (projectId, xid, answer) => {
      const world = host.world()
      const project = projectOf(world, projectId)
      return project === undefined || roleIn(world, project, xid) === null ? refuse(NOT_YOURS) : E.right(answer({ project, world, day: dayOf(host.now()) }))
    }
    const readIn: ReadIn = (projectId, xid, period, answer) => (Period.is(period) ? read(projectId, xid, (asked) => answer({ ...asked, period })) : refuse(NO_SUCH))
    dashboardRoutes(to, read, readIn)
    influRoutes(to, host, readIn)
    placeRoutes(to, host, read, readIn)
  },
}

const dashboardRoutes = (to: ToRoute, read: Read, readIn: ReadIn): void => {
  to.known(figureCalls.dashboardStat, ({ project_id }, { account: { xid } }) => read(project_id, xid, ({ world, project, day }) => projectFor(world, project, day)))
  to.known(figureCalls.dashboardInflu, ({ project_id, period: asked }, { account: { xid } }) => readIn(project_id, xid, asked, ({ world, project, day, period }) => influFor(world, project, day, period)))
  to.known(figureCalls.dauChart, ({ project_id, period: asked }, { account: { xid } }) => readIn(project_id, xid, asked, ({ world, project, day, period }) => {
    const points = dauChartOf(world, project, day, period)
    return { ...allOf(points), total: points.length }
  }))
  to.known(figureCalls.influChart, ({ project_id, period: asked }, { account: { xid } }) => readIn(project_id, xid, asked, ({ world, project, day, period }) => {
    const points = influChartOf(world, project, day, period)
    return { ...allOf(points), total: points.length }
  }))
}

const influRoutes = (to: ToRoute, host: WorldHost, readIn: ReadIn): void => {
  to.known(figureCalls.influStats, ({ project_id, period: asked }, { account: { xid } }) => readIn(project_id, xid, asked, ({ world, project, day, period }) => influStatsOf(world, project, day, period)))
  to.known(figureCalls.influList, ({ project_id, period: asked, sort, page, limit }, { account: { xid } }) => !InfluSort.is(sort) ? refuse(NO_SUCH)
    : readIn(project_id, xid, asked, ({ world, project, period }) => pagedAs(influListOf(world, project, period, sort), page, limit)))
  to.known(figureCalls.kol, ({ project_id, kol_account, period: asked }, { account: { xid } }) => {
    const found = readIn(project_id, xid, asked, ({ world, project, period }) => kolOf(world, project, kol_account, period))
    return E.chain((kol: ReturnType<typeof kolOf>): Reply<KolInfo> => (kol === null ? refuse('Nobody goes by that account here') : E.right(kol)))(found)
  })
  const feeds = (asked: { readonly project_id: string, readonly kol_account: string, readonly period: string, readonly sort: string, readonly feed_type: string }, xid: Xid) => {
    const { sort, feed_type: feedType, kol_account: account } = asked
    return !FeedSort.is(sort) || !FeedType.is(feedType) ? refuse(NO_SUCH)
      : readIn(asked.project_id, xid, asked.period, ({ world, project, period }) => feedsOf(world, project, { account, period, sort, feedType } satisfies Omit<FeedKey, 'projectId' | 'xid'>, host.now()))
  }
  to.known(figureCalls.feeds, (asked, { account: { xid } }) => E.map((items: ReturnType<typeof feedsOf>) => {
    const { total, ...rows } = pagedAs(items, asked.page, asked.limit)
    return { feeds_list: rows, total }
  })(feeds(asked, xid)))
  to.known(figureCalls.feedsExport, (asked, { account: { xid } }) =>
    E.map((items: ReturnType<typeof feedsOf>) => ({ feeds_list: allOf(items.slice(0, FEEDS_AT_MOST)), total: items.length }))(feeds(asked, xid)))
}

const placeRoutes = (to: ToRoute, host: WorldHost, read: Read, readIn: ReadIn): void => {
  to.known(figureCalls.communityStats, ({ project_id }, { account: { xid } }) => read(project_id, xid, ({ world, project, day }) => boardStatsOf(world, project, day)))
  to.known(figureCalls.communityList, ({ project_id, page, limit }, { account: { xid } }) => read(project_id, xid, ({ world, project, day }) => pagedAs(boardOf(world, project, day), page, limit)))
  to.known(figureCalls.verifyList, ({ project_id }, { account: { xid } }) => read(project_id, xid, ({ world, project, day }) => {
    const labelled = projectCommunitiesOf(world, project, day).filter(({ label }) => label !== 'none')
    return { ...allOf(labelled), total: labelled.length }
  }))
  to.known(figureCalls.spaceStats, ({ project_id, locale, period: asked }, { account: { xid } }) => readIn(project_id, xid, asked, ({ world, project, period }) => spaceStatsOf(world, project, locale, period, host.now())))
  to.known(figureCalls.spaceList, ({ project_id, locale, period: asked, limit, page }, { account: { xid } }) =>
    readIn(project_id, xid, asked, ({ world, project, period }) => pagedAs(spaceListOf(world, project, locale, period, host.now()), page, limit)))
}
