import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type {
  Application,
  BoardRow,
  BoardStats,
  ChartPoint,
  ExclusivePage,
  FeedItem,
  FeedKey,
  InfluRow,
  InfluSort,
  InfluStats,
  KolInfo,
  KolKey,
  ProjectAction,
  OpLog,
  Partner,
  PartnerCommunity,
  Period,
  Project,
  ProjectAdmin,
  ProjectCommunity,
  ProjectInflu,
  ProjectInfo,
  SpaceRow,
  SpaceStats,
} from '../../../domain/looper'
import type { Page } from '../../../domain/query'
import type { Secret } from '../../ports/browser/vault'

type Told<A> = TaskEither<Failure, A>

type InArea = { readonly projectId: string; readonly locale: string; readonly period: Period }

/** A project's figures (spec 3 §7). */
export interface LooperFigures {
  readonly stat: (projectId: string) => Told<Project>
  readonly influ: (projectId: string, period: Period) => Told<ProjectInflu>
  /** The points of the chart, one per day, oldest first. */
  readonly dauChart: (projectId: string, period: Period) => Told<readonly ChartPoint[]>
  readonly influChart: (projectId: string, period: Period) => Told<readonly ChartPoint[]>
  readonly influStats: (projectId: string, period: Period) => Told<InfluStats>
  /** X accounts with their influence, in pages of 20. */
  readonly influList: (query: {
    readonly projectId: string
    readonly period: Period
    readonly sort: InfluSort
    readonly page: number
  }) => Told<Page<InfluRow>>
  readonly boardStats: (projectId: string) => Told<BoardStats>
  readonly board: (projectId: string, page: number) => Told<Page<BoardRow>>
  readonly spaceStats: (query: InArea) => Told<SpaceStats>
  /** Spaces of the project, in pages of 10. */
  readonly spaceList: (query: InArea & { readonly page: number }) => Told<Page<SpaceRow>>
  readonly kol: (key: KolKey, period: Period) => Told<KolInfo>
  /** Feed items, in pages of 60. */
  readonly feeds: (key: FeedKey, page: number) => Told<Page<FeedItem>>
  /** The whole feed, for a file export. */
  readonly allFeeds: (key: FeedKey) => Told<readonly FeedItem[]>
}

/** The projects in which the member is staff (spec 3 §7). Pages start at 1. */
export interface Looper {
  /** The projects whose name contains the keyword; all projects for `''`. At most 100. */
  readonly projects: (keyword: string) => Told<readonly Project[]>
  readonly info: (projectId: string) => Told<ProjectInfo>
  /** The project's API key; `null` if the member may not see it. Only the requesting screen receives the key. */
  readonly secret: (projectId: string) => Told<Secret | null>
  readonly admins: (projectId: string) => Told<readonly ProjectAdmin[]>
  readonly communities: (projectId: string, page: number) => Told<Page<ProjectCommunity>>
  /** The applications for a verification. Only super users get any. */
  readonly applications: () => Told<readonly Application[]>
  readonly opLogs: (projectId: string, page: number) => Told<Page<OpLog>>
  readonly verified: (projectId: string) => Told<readonly ProjectCommunity[]>
  /** The project's partner; `null` if the project has none. */
  readonly partner: (projectId: string) => Told<Partner | null>
  readonly page: (projectId: string) => Told<ExclusivePage | null>
  readonly imported: (projectId: string) => Told<readonly PartnerCommunity[]>
  /** Performs an action. A repeat has no further effect. */
  readonly perform: (deed: ProjectAction) => Told<undefined>
}

/** Whether this page may show another page of the same host in an iframe. */
export interface OwnFrames {
  readonly mayFrame: () => boolean
}
