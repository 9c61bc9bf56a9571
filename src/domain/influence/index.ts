export { influenceFeature } from './feature'
export { highlighted } from './highlight-text'
export {
  AttentionFeeds,
  AttentionInput,
  AttentionStats,
  CHANNELS,
  channelsAbove0,
  isBeforeAttention,
  DAYS,
  DEFAULT_PERIOD,
  FeedCard,
  feedsQuery,
  groupsQuery,
  joinedQuery,
  Participation,
  Period,
  PERIODS,
  RankItem,
  rankQuery,
  SpacePart,
  statsQuery,
  type Channel,
} from './influence'
