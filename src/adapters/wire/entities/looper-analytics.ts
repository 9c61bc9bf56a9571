import * as t from 'io-ts'
import {
  BoardRow,
  BoardStats,
  ChartPoint,
  InfluRow,
  InfluStats,
  ProjectInflu,
  SpaceRow,
  SpaceStats,
  type RTMP_PLATFORMS,
} from '../../../domain/looper'
import { ChannelId, Gid, Uid, Xid } from '../../../domain/kernel/ids'
import { toInstant, type Instant } from '../../../domain/kernel/instant'
import { cleanName } from '../codecs/clean-name'
import {
  CountField,
  recordCodec,
  FlagField,
  ImageUrl,
  enumByNumber,
  nullIfInvalid,
  RawName,
  Seconds,
} from '../codecs/fields'
import { asList, toListPage } from '../codecs/list'
import { AmountWithShare, LabelNumber, ShortText } from './looper-records'

const AREAS = 200
const COMMUNITIES = 500
const FACES = 50

/** The growth of a figure: a signed text, or a number that gets its sign here. */
const Growth = new t.Type<string, string, unknown>(
  'Growth',
  t.string.is,
  (u) =>
    t.success(
      typeof u === 'number' && Number.isFinite(u)
        ? `${u > 0 ? '+' : ''}${u}`
        : typeof u === 'string'
          ? u.slice(0, 20)
          : '',
    ),
  (a) => a,
)

export const InfluStatsWire = recordCodec(
  'InfluStats',
  InfluStats.is,
  t.type({
    impressions: CountField,
    impressions_growth: Growth,
    mentions: CountField,
    mentions_growth: Growth,
    engagements: CountField,
    engagements_growth: Growth,
    followers: CountField,
    followers_growth: Growth,
    smart_followers: CountField,
    smart_followers_growth: Growth,
    smart_engagement: CountField,
    smart_engagement_growth: Growth,
    related_communities: CountField,
    related_communities_growth: Growth,
    total_users: CountField,
    total_users_growth: Growth,
    activity: CountField,
    activity_growth: Growth,
    total_space: CountField,
    total_space_growth: Growth,
    space_participation: CountField,
    space_participation_growth: Growth,
    token_released: CountField,
    token_released_growth: Growth,
  }),
  (s): InfluStats => ({
    impressions: { value: s.impressions, growth: s.impressions_growth },
    mentions: { value: s.mentions, growth: s.mentions_growth },
    engagements: { value: s.engagements, growth: s.engagements_growth },
    followers: { value: s.followers, growth: s.followers_growth },
    smartFollowers: { value: s.smart_followers, growth: s.smart_followers_growth },
    smartEngagement: { value: s.smart_engagement, growth: s.smart_engagement_growth },
    relatedCommunities: { value: s.related_communities, growth: s.related_communities_growth },
    totalUsers: { value: s.total_users, growth: s.total_users_growth },
    activity: { value: s.activity, growth: s.activity_growth },
    totalSpace: { value: s.total_space, growth: s.total_space_growth },
    spaceParticipation: { value: s.space_participation, growth: s.space_participation_growth },
    tokenReleased: { value: s.token_released, growth: s.token_released_growth },
  }),
  (s) => ({
    impressions: s.impressions.value,
    impressions_growth: s.impressions.growth,
    mentions: s.mentions.value,
    mentions_growth: s.mentions.growth,
    engagements: s.engagements.value,
    engagements_growth: s.engagements.growth,
    followers: s.followers.value,
    followers_growth: s.followers.growth,
    smart_followers: s.smartFollowers.value,
    smart_followers_growth: s.smartFollowers.growth,
    smart_engagement: s.smartEngagement.value,
    smart_engagement_growth: s.smartEngagement.growth,
    related_communities: s.relatedCommunities.value,
    related_communities_growth: s.relatedCommunities.growth,
    total_users: s.totalUsers.value,
    total_users_growth: s.totalUsers.growth,
    activity: s.activity.value,
    activity_growth: s.activity.growth,
    total_space: s.totalSpace.value,
    total_space_growth: s.totalSpace.growth,
    space_participation: s.spaceParticipation.value,
    space_participation_growth: s.spaceParticipation.growth,
    token_released: s.tokenReleased.value,
    token_released_growth: s.tokenReleased.growth,
  }),
)

/** The member behind an X account: `head` and `username` (spec 3 §3 looperInfo). */
const LooperInfo = nullIfInvalid(t.type({ username: t.string, head: ImageUrl }, 'LooperInfo'))

export const InfluRowWire = recordCodec(
  'InfluRow',
  InfluRow.is,
  t.type({
    x_account: t.string,
    avatar: ImageUrl,
    loop_xid: nullIfInvalid(Xid),
    looperInfo: LooperInfo,
    all_influshare: AmountWithShare,
    all_influshare_percent: AmountWithShare,
    x_influshare: AmountWithShare,
    x_influshare_percent: AmountWithShare,
    space_influshare: AmountWithShare,
    space_influshare_percent: AmountWithShare,
    community_influshare: AmountWithShare,
    community_influshare_percent: AmountWithShare,
  }),
  (r): InfluRow | null =>
    r.x_account.trim() === ''
      ? null
      : {
          xAccount: cleanName(r.x_account, 'X'),
          avatar: r.avatar,
          loopXid: r.loop_xid,
          looper:
            r.looperInfo === null
              ? null
              : { name: cleanName(r.looperInfo.username, r.x_account), avatar: r.looperInfo.head },
          all: { value: r.all_influshare, percent: r.all_influshare_percent },
          x: { value: r.x_influshare, percent: r.x_influshare_percent },
          space: { value: r.space_influshare, percent: r.space_influshare_percent },
          community: { value: r.community_influshare, percent: r.community_influshare_percent },
        },
  (r) => ({
    x_account: r.xAccount,
    avatar: r.avatar,
    loop_xid: r.loopXid,
    looperInfo: r.looper === null ? null : { username: r.looper.name, head: r.looper.avatar },
    all_influshare: r.all.value,
    all_influshare_percent: r.all.percent,
    x_influshare: r.x.value,
    x_influshare_percent: r.x.percent,
    space_influshare: r.space.value,
    space_influshare_percent: r.space.percent,
    community_influshare: r.community.value,
    community_influshare_percent: r.community.percent,
  }),
)

export const ProjectInfluWire = recordCodec(
  'ProjectInflu',
  ProjectInflu.is,
  t.type({
    total_influshare: AmountWithShare,
    seven_day_growth: Growth,
    x_influshare: AmountWithShare,
    x_influshare_percent: AmountWithShare,
    community_influshare: AmountWithShare,
    community_influshare_percent: AmountWithShare,
    space_influshare: AmountWithShare,
    space_influshare_percent: AmountWithShare,
    bot_influshare: AmountWithShare,
    bot_influshare_percent: AmountWithShare,
  }),
  (i): ProjectInflu => ({
    total: i.total_influshare,
    growth: i.seven_day_growth,
    x: { value: i.x_influshare, percent: i.x_influshare_percent },
    community: { value: i.community_influshare, percent: i.community_influshare_percent },
    space: { value: i.space_influshare, percent: i.space_influshare_percent },
    bot: { value: i.bot_influshare, percent: i.bot_influshare_percent },
  }),
  (i) => ({
    total_influshare: i.total,
    seven_day_growth: i.growth,
    x_influshare: i.x.value,
    x_influshare_percent: i.x.percent,
    community_influshare: i.community.value,
    community_influshare_percent: i.community.percent,
    space_influshare: i.space.value,
    space_influshare_percent: i.space.percent,
    bot_influshare: i.bot.value,
    bot_influshare_percent: i.bot.percent,
  }),
)

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** The start of a day in UTC, the time zone of all figures. `null` for an invalid day (BI-329). */
const dayAt = (text: string): Instant | null => (DAY.test(text) ? toInstant(Date.parse(`${text}T00:00:00Z`)) : null)

export const ChartPointWire = recordCodec(
  'ChartPoint',
  ChartPoint.is,
  t.type({ date_str: t.string, value: AmountWithShare }),
  ({ date_str: date, value }): ChartPoint | null => {
    const at = dayAt(date)
    return at === null ? null : { date, at, value }
  },
  ({ date, value }) => ({ date_str: date, value }),
)

const AreaWire = t.type({ area: ShortText, dau: CountField })
const ActivityWire = t.type({
  group_name: RawName,
  group_icon: ImageUrl,
  today_activity: CountField,
  yesterday_activity: CountField,
})
const inAreas = (items: readonly { readonly area: string; readonly dau: number }[]) =>
  items.map(({ area, dau }) => ({ area, count: dau }))

export const BoardStatsWire = recordCodec(
  'BoardStats',
  BoardStats.is,
  t.type({
    dau_list: toListPage(AreaWire, AREAS),
    wau_list: toListPage(AreaWire, AREAS),
    activity_list: toListPage(ActivityWire, COMMUNITIES),
  }),
  (s): BoardStats => ({
    daily: inAreas(s.dau_list.items),
    weekly: inAreas(s.wau_list.items),
    activity: s.activity_list.items.map((a) => ({
      name: cleanName(a.group_name, '–'),
      icon: a.group_icon,
      today: a.today_activity,
      yesterday: a.yesterday_activity,
    })),
  }),
  ({ daily, weekly, activity }) => ({
    dau_list: asList(daily.map(({ area, count }) => ({ area, dau: count }))),
    wau_list: asList(weekly.map(({ area, count }) => ({ area, dau: count }))),
    activity_list: asList(
      activity.map((a) => ({
        group_name: a.name,
        group_icon: a.icon,
        today_activity: a.today,
        yesterday_activity: a.yesterday,
      })),
    ),
  }),
)

/** The spec does not print `gid`. Where a server sends it, it identifies the row after sorting. */
export const BoardRowWire = recordCodec(
  'BoardRow',
  BoardRow.is,
  t.type({
    gid: nullIfInvalid(Gid),
    group_name: RawName,
    group_icon: ImageUrl,
    group_verify_type: LabelNumber,
    area: ShortText,
    join_type: FlagField,
    active: CountField,
    yesterday_active: CountField,
    active_percent: Growth,
    member_count: CountField,
    space_count: CountField,
  }),
  (r): BoardRow => ({
    gid: r.gid,
    name: cleanName(r.group_name, r.gid ?? '–'),
    icon: r.group_icon,
    label: r.group_verify_type,
    area: r.area,
    isPrivate: r.join_type,
    active: r.active,
    yesterday: r.yesterday_active,
    activePercent: r.active_percent,
    members: r.member_count,
    spaces: r.space_count,
  }),
  (r) => ({
    gid: r.gid,
    group_name: r.name,
    group_icon: r.icon,
    group_verify_type: r.label,
    area: r.area,
    join_type: r.isPrivate,
    active: r.active,
    yesterday_active: r.yesterday,
    active_percent: r.activePercent,
    member_count: r.members,
    space_count: r.spaces,
  }),
)

export const SpaceStatsWire = recordCodec(
  'LooperSpaceStats',
  SpaceStats.is,
  t.type({
    total_spaces: CountField,
    total_audience: CountField,
    total_duration: CountField,
    total_rtmp: CountField,
    ins: CountField,
    x: CountField,
    tiktok: CountField,
    twitch: CountField,
    youtube: CountField,
  }),
  (s): SpaceStats => ({
    spaces: s.total_spaces,
    audience: s.total_audience,
    duration: s.total_duration,
    rtmp: s.total_rtmp,
    x: s.x,
    youtube: s.youtube,
    instagram: s.ins,
    tiktok: s.tiktok,
    twitch: s.twitch,
  }),
  (s) => ({
    total_spaces: s.spaces,
    total_audience: s.audience,
    total_duration: s.duration,
    total_rtmp: s.rtmp,
    ins: s.instagram,
    x: s.x,
    tiktok: s.tiktok,
    twitch: s.twitch,
    youtube: s.youtube,
  }),
)

type Platform = (typeof RTMP_PLATFORMS)[number]
const isPlatform = t.keyof({ x: null, youtube: null, instagram: null, tiktok: null, twitch: null })
/** play_platform 0 to 4 (spec 2): x, youtube, instagram, tiktok, twitch. */
const PLATFORM_NUMBERS: Readonly<Record<Platform, number>> = { x: 0, youtube: 1, instagram: 2, tiktok: 3, twitch: 4 }
const PlatformNumber = new t.Type<Platform, number, unknown>(
  'play_platform',
  isPlatform.is,
  (u, context) => {
    const found = Object.keys(PLATFORM_NUMBERS)
      .filter(isPlatform.is)
      .find((platform) => PLATFORM_NUMBERS[platform] === u)
    return found === undefined ? t.failure(u, context) : t.success(found)
  },
  (platform) => PLATFORM_NUMBERS[platform],
)
const Status = enumByNumber<SpaceRow['status']>(
  'live_status',
  { upcoming: 1, live: 2, ended: 3 },
  t.keyof({ upcoming: null, live: null, ended: null }).is,
  'upcoming',
)
const FaceWire = t.type({ xid: Xid, uid: nullIfInvalid(Uid), username: RawName, avatar: ImageUrl })
const faces = (items: readonly t.TypeOf<typeof FaceWire>[]) =>
  items.map(({ xid, uid, username, avatar }) => ({ xid, uid, name: cleanName(username, xid), avatar }))
const facesBack = (items: SpaceRow['hosts']) =>
  asList(items.map(({ xid, uid, name, avatar }) => ({ xid, uid, username: name, avatar })))

export const SpaceRowWire = recordCodec(
  'LooperSpace',
  SpaceRow.is,
  t.type({
    channel_id: ChannelId,
    title: RawName,
    live_status: Status,
    start_time: Seconds,
    duration: CountField,
    audience_count: CountField,
    gift_score: ShortText,
    hosts: toListPage(FaceWire, FACES),
    speakers: toListPage(FaceWire, FACES),
    rtmp_platforms: toListPage(PlatformNumber, 5),
  }),
  (s): SpaceRow => ({
    channelId: s.channel_id,
    title: cleanName(s.title, s.channel_id),
    status: s.live_status,
    startsAt: s.start_time,
    duration: s.duration,
    audience: s.audience_count,
    gifts: s.gift_score,
    hosts: faces(s.hosts.items),
    speakers: faces(s.speakers.items),
    platforms: s.rtmp_platforms.items,
  }),
  (s) => ({
    channel_id: s.channelId,
    title: s.title,
    live_status: s.status,
    start_time: s.startsAt,
    duration: s.duration,
    audience_count: s.audience,
    gift_score: s.gifts,
    hosts: facesBack(s.hosts),
    speakers: facesBack(s.speakers),
    rtmp_platforms: asList(s.platforms),
  }),
)
