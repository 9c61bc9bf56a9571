import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { ChannelId, Gid, Uid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { Label } from './community'
import { orNull } from '../kernel/or-null'

/** `growth`: the change against the previous period as signed text; empty if there is no previous period. */
const Metric = t.strict({ value: t.number, growth: t.string }, 'Metric')

/** The metrics of X in page order (spec 3 §3 InfluShare stats). */
export const X_METRICS = [
  'impressions',
  'mentions',
  'engagements',
  'followers',
  'smartFollowers',
  'smartEngagement',
] as const
export const COMMUNITY_METRICS = [
  'relatedCommunities',
  'totalUsers',
  'activity',
  'totalSpace',
  'spaceParticipation',
  'tokenReleased',
] as const
export const InfluStats = t.strict(
  {
    impressions: Metric,
    mentions: Metric,
    engagements: Metric,
    followers: Metric,
    smartFollowers: Metric,
    smartEngagement: Metric,
    relatedCommunities: Metric,
    totalUsers: Metric,
    activity: Metric,
    totalSpace: Metric,
    spaceParticipation: Metric,
    tokenReleased: Metric,
  },
  'InfluStats',
)
export type InfluStats = t.TypeOf<typeof InfluStats>

/** `value`: a share of influence in percent. `percent`: the part of the total, in percent. */
const Share = t.strict({ value: t.number, percent: t.number }, 'Share')

/** An X account with its influence for the project (spec 3 §3). `looper`: its account in this product, or `null`. */
export const InfluRow = t.strict(
  {
    xAccount: t.string,
    avatar: orNull(t.string),
    loopXid: orNull(Xid),
    looper: orNull(t.strict({ name: t.string, avatar: orNull(t.string) })),
    all: Share,
    x: Share,
    space: Share,
    community: Share,
  },
  'InfluRow',
)
export type InfluRow = t.TypeOf<typeof InfluRow>

export const InfluSort = t.keyof({ all: null, x: null, space: null, group: null }, 'InfluSort')
export type InfluSort = t.TypeOf<typeof InfluSort>
export const INFLU_SORTS = ['all', 'x', 'space', 'group'] as const
export const INFLU_PAGE = 20

/** Sources of a project's influence (spec 3 §3 Dashboard influshare). */
export const CHANNELS = ['x', 'community', 'space', 'bot'] as const
export const ProjectInflu = t.strict(
  { total: t.number, growth: t.string, x: Share, community: Share, space: Share, bot: Share },
  'ProjectInflu',
)
export type ProjectInflu = t.TypeOf<typeof ProjectInflu>

/** A point of a chart. `date`: the day as the server writes it. */
export const ChartPoint = t.strict({ date: t.string, at: Instant, value: t.number }, 'ChartPoint')
export type ChartPoint = t.TypeOf<typeof ChartPoint>

const InArea = t.strict({ area: t.string, count: t.number }, 'InArea')
const GroupActivity = t.strict(
  { name: t.string, icon: orNull(t.string), today: t.number, yesterday: t.number },
  'GroupActivity',
)
/** The statistics of a project's communities (spec 3 §3 Community stats). */
export const BoardStats = t.strict(
  { daily: t.readonlyArray(InArea), weekly: t.readonlyArray(InArea), activity: t.readonlyArray(GroupActivity) },
  'BoardStats',
)
export type BoardStats = t.TypeOf<typeof BoardStats>

/** A row of the community board (spec 3 §3). `activePercent`: today relative to yesterday, as signed text. */
export const BoardRow = t.strict(
  {
    gid: orNull(Gid),
    name: t.string,
    icon: orNull(t.string),
    label: Label,
    area: t.string,
    isPrivate: t.boolean,
    active: t.number,
    yesterday: t.number,
    activePercent: t.string,
    members: t.number,
    spaces: t.number,
  },
  'BoardRow',
)
export type BoardRow = t.TypeOf<typeof BoardRow>

export const RTMP_PLATFORMS = ['x', 'youtube', 'instagram', 'tiktok', 'twitch'] as const
/** The statistics of a project's spaces (spec 3 §3 Space stats). `duration` is in seconds. */
export const SpaceStats = t.strict(
  {
    spaces: t.number,
    audience: t.number,
    duration: t.number,
    rtmp: t.number,
    x: t.number,
    youtube: t.number,
    instagram: t.number,
    tiktok: t.number,
    twitch: t.number,
  },
  'LooperSpaceStats',
)
export type SpaceStats = t.TypeOf<typeof SpaceStats>

const Face = t.strict(
  { xid: Xid, uid: withDefault(orNull(Uid), null), name: t.string, avatar: orNull(t.string) },
  'LooperFace',
)
/** A space of the project (spec 3 §3, §4: live_status 1 upcoming, 2 live, 3 ended). `gifts` has 2 decimals. */
export const SpaceRow = t.strict(
  {
    channelId: ChannelId,
    title: t.string,
    status: t.keyof({ upcoming: null, live: null, ended: null }),
    startsAt: orNull(Instant),
    duration: t.number,
    audience: t.number,
    gifts: t.string,
    hosts: t.readonlyArray(Face),
    speakers: t.readonlyArray(Face),
    platforms: t.readonlyArray(t.keyof({ x: null, youtube: null, instagram: null, tiktok: null, twitch: null })),
  },
  'LooperSpace',
)
export type SpaceRow = t.TypeOf<typeof SpaceRow>
/** The page size, and the most faces of a space, per row and in all (spec 3 §9). */
export const SPACES_PAGE = 10
export const SPACE_FACES = { row: 5, most: 10 } as const
