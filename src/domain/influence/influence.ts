import * as t from 'io-ts'
import { Group } from '../group'
import { withDefault } from '../kernel/with-default'
import { Gid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { query } from '../query'
import { orNull } from '../kernel/or-null'

/** The sources of attention in display order (spec 2 §1). `bot` is also called agent. */
export const CHANNELS = ['x', 'community', 'space', 'bot'] as const
export type Channel = (typeof CHANNELS)[number]
const ofChannels = <C extends t.Mixed>(codec: C) => t.strict({ x: codec, community: codec, space: codec, bot: codec })

/** The period of the influence requests (spec 2 §7). */
export const Period = t.keyof({ '1d': null, '7d': null, '1m': null, '6m': null }, 'InfluencePeriod')
export type Period = t.TypeOf<typeof Period>
export const PERIODS: readonly Period[] = ['1d', '7d', '1m', '6m']
export const DEFAULT_PERIOD: Period = '7d'
/** The days of each period; a month has 30. */
export const DAYS: Readonly<Record<Period, number>> = { '1d': 1, '7d': 7, '1m': 30, '6m': 180 }

/**
 * A project in the attention rank (spec 2 §3 Attention rank item). `percent`: the project's part of this person's
 * total attention.
 */
export const RankItem = t.strict(
  {
    projectId: t.string,
    name: t.string,
    avatar: orNull(t.string),
    attention: t.number,
    percent: t.number,
    kolAccount: t.string,
  },
  'AttentionRankItem',
)
export type RankItem = t.TypeOf<typeof RankItem>

/** `value`: percent of the project's attention. `percent`: percent of this person's attention. */
const Share = t.strict({ value: t.number, percent: t.number })
/** The attention of a person (spec 2 §3 Attention stats). */
export const AttentionStats = t.strict(
  {
    name: t.string,
    avatar: orNull(t.string),
    projectName: t.string,
    projectAvatar: orNull(t.string),
    all: Share,
    channels: ofChannels(Share),
  },
  'AttentionStats',
)
export type AttentionStats = t.TypeOf<typeof AttentionStats>

export const SpacePart = t.keyof({ host: null, speaker: null, audience: null }, 'SpacePart')
export type SpacePart = t.TypeOf<typeof SpacePart>

/**
 * A post in the feed (spec 2 §3 Feed card). Occurrences of `keyword` in `text` are highlighted. `impressions` and
 * `part` are our own fields: they explain the totals above the cards.
 */
export const FeedCard = t.strict(
  {
    id: t.string,
    channel: t.keyof({ x: null, community: null, space: null, bot: null }),
    title: t.string,
    account: t.string,
    text: t.string,
    keyword: t.string,
    score: t.number,
    replies: t.number,
    favourites: t.number,
    reposts: t.number,
    views: t.number,
    at: orNull(Instant),
    impressions: withDefault(t.number, 0),
    part: withDefault(orNull(SpacePart), null),
  },
  'FeedCard',
)
export type FeedCard = t.TypeOf<typeof FeedCard>

const cards = t.readonlyArray(FeedCard)
/** The posts with their totals (spec 2 §3 Feeds stats). */
export const AttentionFeeds = t.strict(
  {
    x: t.strict({
      tweet: t.number,
      retweet: t.number,
      impressions: t.number,
      reply: t.number,
      view: t.number,
      list: cards,
    }),
    community: t.strict({ participate: t.number, activity: t.number, list: cards }),
    space: t.strict({
      participate: t.number,
      activity: t.number,
      host: t.number,
      speaker: t.number,
      audience: t.number,
      list: cards,
    }),
    bot: t.strict({ list: cards }),
  },
  'AttentionFeeds',
)
export type AttentionFeeds = t.TypeOf<typeof AttentionFeeds>

/**
 * A group that the person has joined (spec 2 §3 Joined community participation). `isOfficial` is `true` only for
 * `verify_type` 2.
 */
export const Participation = t.strict(
  { gid: Gid, name: t.string, avatar: orNull(t.string), isOfficial: t.boolean, identity: t.string, activity: t.number },
  'Participation',
)
export type Participation = t.TypeOf<typeof Participation>

/** An empty `projectId` selects the person's attention in all projects. */
export const AttentionInput = t.strict(
  { xid: Xid, period: Period, projectId: t.string, kolAccount: t.string },
  'AttentionInput',
)
export type AttentionInput = t.TypeOf<typeof AttentionInput>

export const rankQuery = query('influence/rank', {
  input: t.strict({ xid: Xid, period: Period }),
  item: RankItem,
  idOf: ({ projectId }) => projectId,
})
export const statsQuery = query('influence/stats', { input: AttentionInput, item: AttentionStats, idOf: () => 'stats' })
export const feedsQuery = query('influence/feeds', { input: AttentionInput, item: AttentionFeeds, idOf: () => 'feeds' })
export const groupsQuery = query('influence/groups', {
  input: AttentionInput,
  item: Participation,
  idOf: ({ gid }) => gid,
})

/**
 * A person's groups, in pages of 20. The groups are requested only if the person makes the groups public (spec 2 §5).
 */
export const joinedQuery = query('influence/joined', {
  input: t.strict({ xid: Xid }),
  item: Group,
  idOf: ({ gid }) => gid,
})

/** The channels with a percentage above 0, for the semicircle (spec 2 §2). */
export const channelsAbove0 = ({ channels }: AttentionStats): readonly Channel[] =>
  CHANNELS.filter((channel) => channels[channel].percent > 0)

/** Whether a person has no attention yet in this period: no share, and nothing that could become one. */
export const isBeforeAttention = (stats: AttentionStats, feeds: AttentionFeeds | null): boolean =>
  stats.all.value === 0 &&
  CHANNELS.every((channel) => stats.channels[channel].value === 0 && stats.channels[channel].percent === 0) &&
  (feeds === null || CHANNELS.every((channel) => feeds[channel].list.length === 0))
