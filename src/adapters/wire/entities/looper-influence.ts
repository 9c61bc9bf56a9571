import * as t from 'io-ts'
import { InfluRow, InfluStats, ProjectInflu } from '../../../domain/looper'
import { Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import { CountField, recordCodec, ImageUrl, nullIfInvalid } from '../codecs/fields'
import { Growth } from './looper-growth'
import { AmountWithShare } from './looper-records'

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

/** The member behind an X account, with `head` and `username` (spec 3 §3 looperInfo). */
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
