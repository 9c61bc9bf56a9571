import * as t from 'io-ts'
import { query } from '../query'
import {
  BoardRow,
  BoardStats,
  ChartPoint,
  InfluRow,
  InfluSort,
  InfluStats,
  ProjectInflu,
  SpaceRow,
  SpaceStats,
} from './figures'
import { FeedItem, FeedKey, KolInfo, KolKey } from './kol'
import { Period } from './periods'
import { Project } from './project'

const ofProject = { projectId: t.string }
const inPeriod = t.strict({ ...ofProject, period: Period })
const inArea = { ...ofProject, locale: t.string, period: Period }
const endsWith = ['looper/ChooseProject']
const constantId = (name: string) => () => name

const statQuery = query('looper/stat', {
  input: t.strict(ofProject),
  item: Project,
  idOf: constantId('stat'),
  endsWith,
})
const influQuery = query('looper/influ', { input: inPeriod, item: ProjectInflu, idOf: constantId('influ'), endsWith })
const dauChartQuery = query('looper/dauChart', {
  input: inPeriod,
  item: ChartPoint,
  idOf: ({ date }) => date,
  endsWith,
})
const influChartQuery = query('looper/influChart', {
  input: inPeriod,
  item: ChartPoint,
  idOf: ({ date }) => date,
  endsWith,
})
const influStatsQuery = query('looper/influStats', {
  input: inPeriod,
  item: InfluStats,
  idOf: constantId('stats'),
  endsWith,
})
/** The input contains period, order and page, so each combination is a separate list. */
const influListQuery = query('looper/influList', {
  input: t.strict({ ...ofProject, period: Period, sort: InfluSort, page: t.number }),
  item: InfluRow,
  idOf: ({ xAccount }) => xAccount,
  endsWith,
})
const boardStatsQuery = query('looper/boardStats', {
  input: t.strict(ofProject),
  item: BoardStats,
  idOf: constantId('stats'),
  endsWith,
})
const boardQuery = query('looper/board', {
  input: t.strict(ofProject),
  item: BoardRow,
  idOf: ({ gid, name }) => gid ?? name,
  endsWith,
})
const spaceStatsQuery = query('looper/spaceStats', {
  input: t.strict(inArea),
  item: SpaceStats,
  idOf: constantId('stats'),
  endsWith,
})
const spaceListQuery = query('looper/spaceList', {
  input: t.strict({ ...inArea, page: t.number }),
  item: SpaceRow,
  idOf: ({ channelId }) => channelId,
  endsWith,
})
const kolQuery = query('looper/kol', {
  input: t.strict({ ...KolKey.type.props, period: Period }),
  item: KolInfo,
  idOf: ({ xAccount }) => xAccount,
  endsWith,
})
const feedsQuery = query('looper/feeds', { input: FeedKey, item: FeedItem, idOf: ({ feedId }) => feedId, endsWith })

export const FIGURE_QUERIES = {
  stat: statQuery,
  influ: influQuery,
  dauChart: dauChartQuery,
  influChart: influChartQuery,
  influStats: influStatsQuery,
  influList: influListQuery,
  boardStats: boardStatsQuery,
  board: boardQuery,
  spaceStats: spaceStatsQuery,
  spaceList: spaceListQuery,
  kol: kolQuery,
  feeds: feedsQuery,
} as const
