import * as E from 'fp-ts/Either'
import { FeedSort, FeedType, InfluSort, Period, type FeedKey, type KolInfo } from '../../../domain/looper'
import type { Xid } from '../../../domain/kernel/ids'
import { asList } from '../../wire/codecs/list'
import { analyticsCalls } from '../../wire/calls/looper-calls'
import type { RouteBuilder } from '../routes/route-builder'
import type { StateHost } from '../state-host'
import { refuseWith, type Reply } from '../response'
import { dayOf } from '../state/features/looper/daily-activity'
import {
  boardOf,
  boardStatsOf,
  dauChartOf,
  influChartOf,
  influFor,
  influStatsOf,
} from '../state/features/looper/analytics'
import { feedsOf, influListOf, kolOf } from '../state/features/looper/influencers'
import { spaceListOf, spaceStatsOf } from '../state/features/looper/spaces'
import { projectOf, type ServerProject } from '../state/features/looper/state'
import { projectCommunitiesOf, projectFor, roleIn } from '../state/features/looper/views'
import type { ServerState } from '../state/server-state'
import { toPage } from './looper.server'
import type { ServerFeature } from './server-feature'

const NOT_YOURS = 'There is no such project'
const NO_SUCH = 'This call cannot be understood'
const FEEDS_AT_MOST = 5_000

interface Asked {
  readonly project: ServerProject
  readonly world: ServerState
  readonly day: number
}
type Read = <A>(projectId: string, xid: Xid, answer: (figures: Asked) => A) => Reply<A>
type ReadIn = <A>(
  projectId: string,
  xid: Xid,
  period: string,
  answer: (figures: Asked & { readonly period: Period }) => A,
) => Reply<A>

/** The routes for a project's analytics. All staff of the project may read the analytics. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    const read: Read = (projectId, xid, answer) => {
      const world = host.world()
      const project = projectOf(world, projectId)
      return project === undefined || roleIn(world, project, xid) === null
        ? refuseWith(NOT_YOURS)
        : E.right(answer({ project, world, day: dayOf(host.now()) }))
    }
    const readIn: ReadIn = (projectId, xid, period, answer) =>
      Period.is(period) ? read(projectId, xid, (figures) => answer({ ...figures, period })) : refuseWith(NO_SUCH)
    dashboardRoutes(to, read, readIn)
    influRoutes(to, host, readIn)
    placeRoutes(to, host, read, readIn)
  },
}

const dashboardRoutes = (to: RouteBuilder, read: Read, readIn: ReadIn): void => {
  to.authenticated(analyticsCalls.dashboardStat, ({ project_id }, { account: { xid } }) =>
    read(project_id, xid, ({ world, project, day }) => projectFor(world, project, day)),
  )
  to.authenticated(analyticsCalls.dashboardInflu, ({ project_id, period: requestedPeriod }, { account: { xid } }) =>
    readIn(project_id, xid, requestedPeriod, ({ world, project, day, period }) =>
      influFor(world, project, day, period),
    ),
  )
  to.authenticated(analyticsCalls.dauChart, ({ project_id, period: requestedPeriod }, { account: { xid } }) =>
    readIn(project_id, xid, requestedPeriod, ({ world, project, day, period }) => {
      const points = dauChartOf(world, project, day, period)
      return { ...asList(points), total: points.length }
    }),
  )
  to.authenticated(analyticsCalls.influChart, ({ project_id, period: requestedPeriod }, { account: { xid } }) =>
    readIn(project_id, xid, requestedPeriod, ({ world, project, day, period }) => {
      const points = influChartOf(world, project, day, period)
      return { ...asList(points), total: points.length }
    }),
  )
}

const influRoutes = (to: RouteBuilder, host: StateHost, readIn: ReadIn): void => {
  to.authenticated(analyticsCalls.influStats, ({ project_id, period: requestedPeriod }, { account: { xid } }) =>
    readIn(project_id, xid, requestedPeriod, ({ world, project, day, period }) =>
      influStatsOf(world, project, day, period),
    ),
  )
  to.authenticated(
    analyticsCalls.influList,
    ({ project_id, period: requestedPeriod, sort, page, limit }, { account: { xid } }) =>
      !InfluSort.is(sort)
        ? refuseWith(NO_SUCH)
        : readIn(project_id, xid, requestedPeriod, ({ world, project, period }) =>
            toPage(influListOf(world, project, period, sort), page, limit),
          ),
  )
  to.authenticated(analyticsCalls.kol, ({ project_id, kol_account, period: requestedPeriod }, { account: { xid } }) => {
    const found = readIn(project_id, xid, requestedPeriod, ({ world, project, period }) =>
      kolOf(world, project, kol_account, period),
    )
    return E.chain((kol: ReturnType<typeof kolOf>): Reply<KolInfo> =>
      kol === null ? refuseWith('Nobody goes by that account here') : E.right(kol),
    )(found)
  })
  const feeds = (
    query: {
      readonly project_id: string
      readonly kol_account: string
      readonly period: string
      readonly sort: string
      readonly feed_type: string
    },
    xid: Xid,
  ) => {
    const { sort, feed_type: feedType, kol_account: account } = query
    return !FeedSort.is(sort) || !FeedType.is(feedType)
      ? refuseWith(NO_SUCH)
      : readIn(query.project_id, xid, query.period, ({ world, project, period }) =>
          feedsOf(
            world,
            project,
            { account, period, sort, feedType } satisfies Omit<FeedKey, 'projectId' | 'xid'>,
            host.now(),
          ),
        )
  }
  to.authenticated(analyticsCalls.feeds, (query, { account: { xid } }) =>
    E.map((items: ReturnType<typeof feedsOf>) => {
      const { total, ...rows } = toPage(items, query.page, query.limit)
      return { feeds_list: rows, total }
    })(feeds(query, xid)),
  )
  to.authenticated(analyticsCalls.feedsExport, (query, { account: { xid } }) =>
    E.map((items: ReturnType<typeof feedsOf>) => ({
      feeds_list: asList(items.slice(0, FEEDS_AT_MOST)),
      total: items.length,
    }))(feeds(query, xid)),
  )
}

const placeRoutes = (to: RouteBuilder, host: StateHost, read: Read, readIn: ReadIn): void => {
  to.authenticated(analyticsCalls.communityStats, ({ project_id }, { account: { xid } }) =>
    read(project_id, xid, ({ world, project, day }) => boardStatsOf(world, project, day)),
  )
  to.authenticated(analyticsCalls.communityList, ({ project_id, page, limit }, { account: { xid } }) =>
    read(project_id, xid, ({ world, project, day }) => toPage(boardOf(world, project, day), page, limit)),
  )
  to.authenticated(analyticsCalls.verifyList, ({ project_id }, { account: { xid } }) =>
    read(project_id, xid, ({ world, project, day }) => {
      const labelled = projectCommunitiesOf(world, project, day).filter(({ label }) => label !== 'none')
      return { ...asList(labelled), total: labelled.length }
    }),
  )
  to.authenticated(analyticsCalls.spaceStats, ({ project_id, locale, period: requestedPeriod }, { account: { xid } }) =>
    readIn(project_id, xid, requestedPeriod, ({ world, project, period }) =>
      spaceStatsOf(world, project, locale, period, host.now()),
    ),
  )
  to.authenticated(
    analyticsCalls.spaceList,
    ({ project_id, locale, period: requestedPeriod, limit, page }, { account: { xid } }) =>
      readIn(project_id, xid, requestedPeriod, ({ world, project, period }) =>
        toPage(spaceListOf(world, project, locale, period, host.now()), page, limit),
      ),
  )
}
