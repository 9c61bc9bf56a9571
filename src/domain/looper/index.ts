export { Application } from './application'
export { directionOf, Label, LABELS, ProjectCommunity } from './community'
export { beforeOf, changeOf, LONGER } from './previous-period'
export { ProjectAction, type InfoDraft } from './project-actions'
export { projectActionMessages, projectActionViewModel } from './project-actions.reducer'
export { ExclusivePage, FIRST_ORDER, orderOf, Partner, PartnerCommunity, SourceKind } from './exclusive'
export { ImportLookup, communityImportMessages } from './community-import.reducer'
export { looperFeature } from './feature'
export { FIGURE_QUERIES } from './figure-queries'
export {
  BoardRow,
  BoardStats,
  CHANNELS,
  ChartPoint,
  COMMUNITY_METRICS,
  INFLU_PAGE,
  INFLU_SORTS,
  InfluRow,
  InfluSort,
  InfluStats,
  ProjectInflu,
  RTMP_PLATFORMS,
  SPACE_FACES,
  SPACES_PAGE,
  SpaceRow,
  SpaceStats,
  X_METRICS,
} from './figures'
export {
  FEED_DEFAULTS,
  FEED_SORTS,
  FEED_TYPES,
  FeedItem,
  FEEDS_PAGE,
  FeedSort,
  FeedType,
  KolInfo,
  type FeedKey,
  type KolKey,
} from './kol'
export { staffMessages, StaffUid } from './lookups.reducer'
export { OpKind, OpLog } from './op-log'
export { DAYS_IN, DEFAULT_PERIODS, Period, PERIODS } from './periods'
export {
  ADVANCED_FROM,
  ApiStatus,
  COEFFICIENTS,
  CONFIG_TABS,
  joinTags,
  Project,
  ProjectInfo,
  PROJECTS_AT_MOST,
  splitTags,
  WEIGHTS,
} from './project'
export {
  adminsQuery,
  applicationsQuery,
  communitiesQuery,
  importedQuery,
  infoQuery,
  opLogsQuery,
  pageQuery,
  partnerQuery,
  projectsQuery,
  verifiedQuery,
} from './queries'
export { mayRemoveAdmin, ProjectAdmin, STAFF_ROLES, StaffRole } from './staff'
export { sortedBy, type SortDirection, type SortValue } from './sort-rows'
export { rankedBy } from './weights'
