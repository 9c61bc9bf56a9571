import * as t from 'io-ts'
import { IdText } from '../codecs/bounded'
import {
  AttentionFeeds,
  AttentionStats,
  FeedCard,
  Participation,
  Period,
  RankItem,
  SpacePart,
  type Channel,
} from '../../../domain/influence'
import { Gid } from '../../../domain/kernel/ids'
import { defineGet, OptionalText, WholeNumber } from '../codecs/http-call'
import { cleanName } from '../codecs/clean-name'
import { JsonBody, CountField, recordCodec, ImageUrl, enumByNumber, PlainId, RawName, Seconds } from '../codecs/fields'
import { GroupWire } from '../entities/group'
import { toListPage, listCodec } from '../codecs/list'

/** The most items that the client reads of each list. The client ignores further items. */
const RANKS = 100
const CARDS = 40
const GROUPS = 200

const isFigure = (u: unknown): u is number => typeof u === 'number' && Number.isFinite(u) && u >= 0
/** A figure for display only. The server sends a number or a string of digits. An invalid value becomes 0. */
const Figure = new t.Type<number, number, unknown>(
  'Figure',
  isFigure,
  (u) => {
    const number = typeof u === 'string' && /^[0-9]{1,15}(?:\.[0-9]{1,10})?$/.test(u) ? Number(u) : u
    return t.success(isFigure(number) ? number : 0)
  },
  (a) => a,
)
/** A percentage from 0. A value above 100 becomes 100. */
const Percent = new t.Type<number, number, unknown>(
  'Percent',
  isFigure,
  (u, context) => {
    const read = Figure.validate(u, context)
    return read._tag === 'Left' ? read : t.success(Math.min(100, read.right))
  },
  (a) => a,
)

const RankWire = recordCodec(
  'AttentionRankItem',
  RankItem.is,
  t.type({
    project_id: PlainId,
    project_name: RawName,
    avatar: ImageUrl,
    attention: Figure,
    attention_percent: Percent,
    kol_account: JsonBody,
  }),
  (r) => ({
    projectId: r.project_id,
    name: cleanName(r.project_name, r.project_id),
    avatar: r.avatar,
    attention: r.attention,
    percent: r.attention_percent,
    kolAccount: r.kol_account,
  }),
  (r) => ({
    project_id: r.projectId,
    project_name: r.name,
    avatar: r.avatar,
    attention: r.attention,
    attention_percent: r.percent,
    kol_account: r.kolAccount,
  }),
)

const StatsWire = recordCodec(
  'AttentionStats',
  AttentionStats.is,
  t.type({
    loop_avatar: ImageUrl,
    loop_username: RawName,
    project_avatar: ImageUrl,
    project_name: RawName,
    all_influshare: Figure,
    x_influshare: Figure,
    community_influshare: Figure,
    space_influshare: Figure,
    bot_influshare: Figure,
    all_influshare_percent: Percent,
    x_influshare_percent: Percent,
    community_influshare_percent: Percent,
    space_influshare_percent: Percent,
    bot_influshare_percent: Percent,
  }),
  (s) => ({
    name: cleanName(s.loop_username, ''),
    avatar: s.loop_avatar,
    projectName: cleanName(s.project_name, ''),
    projectAvatar: s.project_avatar,
    all: { value: s.all_influshare, percent: s.all_influshare_percent },
    channels: {
      x: { value: s.x_influshare, percent: s.x_influshare_percent },
      community: { value: s.community_influshare, percent: s.community_influshare_percent },
      space: { value: s.space_influshare, percent: s.space_influshare_percent },
      bot: { value: s.bot_influshare, percent: s.bot_influshare_percent },
    },
  }),
  ({ name, avatar, projectName, projectAvatar, all, channels: { x, community, space, bot } }) => ({
    loop_avatar: avatar,
    loop_username: name,
    project_avatar: projectAvatar,
    project_name: projectName,
    all_influshare: all.value,
    x_influshare: x.value,
    community_influshare: community.value,
    space_influshare: space.value,
    bot_influshare: bot.value,
    all_influshare_percent: all.percent,
    x_influshare_percent: x.percent,
    community_influshare_percent: community.percent,
    space_influshare_percent: space.percent,
    bot_influshare_percent: bot.percent,
  }),
)

/** A feed card has no id on the wire, so its index in the list becomes its id. */
const cardWire = (channel: Channel) =>
  recordCodec(
    'FeedCard',
    FeedCard.is,
    t.type({
      feed_type: t.unknown,
      title: RawName,
      user_account: RawName,
      key_text: JsonBody,
      math_keyword: JsonBody,
      score: Figure,
      reply_count: CountField,
      favorite_count: CountField,
      retweet_count: CountField,
      view_count: CountField,
      create_time: Seconds,
      impression_count: CountField,
      part: t.unknown,
    }),
    (c): FeedCard => ({
      id: '',
      channel,
      title: cleanName(c.title, ''),
      account: cleanName(c.user_account, ''),
      text: c.key_text,
      keyword: c.math_keyword,
      score: c.score,
      replies: c.reply_count,
      favourites: c.favorite_count,
      reposts: c.retweet_count,
      views: c.view_count,
      at: c.create_time,
      impressions: c.impression_count,
      part: SpacePart.is(c.part) ? c.part : null,
    }),
    (c) => ({
      feed_type: channel,
      title: c.title,
      user_account: c.account,
      key_text: c.text,
      math_keyword: c.keyword,
      score: c.score,
      reply_count: c.replies,
      favorite_count: c.favourites,
      retweet_count: c.reposts,
      view_count: c.views,
      create_time: c.at,
      impression_count: c.impressions,
      part: c.part,
    }),
  )
const cardsOf = (channel: Channel) => toListPage(cardWire(channel), CARDS)
const asCards = (channel: Channel, { items }: { readonly items: readonly FeedCard[] }): readonly FeedCard[] =>
  items.map((card, at) => ({ ...card, id: `${channel}${at}` }))
const asItems = (items: readonly FeedCard[]) => ({ items, dropped: 0 })

/** The feeds stats of spec 2 §3. The misspelt `avg_avtivity` of spaces is the wire name. */
const FeedsWire = recordCodec(
  'AttentionFeeds',
  AttentionFeeds.is,
  t.type({
    x: t.type({
      tweet: CountField,
      retweet: CountField,
      impressions: CountField,
      reply: CountField,
      view: CountField,
      list: cardsOf('x'),
    }),
    community: t.type({ participate: CountField, avg_activity: Figure, list: cardsOf('community') }),
    space: t.type({
      participate: CountField,
      avg_avtivity: Figure,
      host: CountField,
      speaker: CountField,
      audience: CountField,
      list: cardsOf('space'),
    }),
    bot: t.type({ list: cardsOf('bot') }),
  }),
  ({ x, community, space, bot }) => ({
    x: { ...x, list: asCards('x', x.list) },
    community: {
      participate: community.participate,
      activity: community.avg_activity,
      list: asCards('community', community.list),
    },
    space: {
      participate: space.participate,
      activity: space.avg_avtivity,
      host: space.host,
      speaker: space.speaker,
      audience: space.audience,
      list: asCards('space', space.list),
    },
    bot: { list: asCards('bot', bot.list) },
  }),
  ({ x, community, space, bot }) => ({
    x: { ...x, list: asItems(x.list) },
    community: { participate: community.participate, avg_activity: community.activity, list: asItems(community.list) },
    space: {
      participate: space.participate,
      avg_avtivity: space.activity,
      host: space.host,
      speaker: space.speaker,
      audience: space.audience,
      list: asItems(space.list),
    },
    bot: { list: asItems(bot.list) },
  }),
)

const Verify = enumByNumber<'official' | 'other'>(
  'verify_type',
  { other: 0, official: 2 },
  (u): u is 'official' | 'other' => u === 'official' || u === 'other',
  'other',
)
const ParticipationWire = recordCodec(
  'Participation',
  Participation.is,
  t.type({
    group_id: Gid,
    group_name: RawName,
    group_avatar: ImageUrl,
    verify_type: Verify,
    Identity: RawName,
    activity: Figure,
  }),
  (p) => ({
    gid: p.group_id,
    name: cleanName(p.group_name, p.group_id),
    avatar: p.group_avatar,
    isOfficial: p.verify_type === 'official',
    identity: cleanName(p.Identity, ''),
    activity: p.activity,
  }),
  (p) => ({
    group_id: p.gid,
    group_name: p.name,
    group_avatar: p.avatar,
    verify_type: p.isOfficial ? ('official' as const) : ('other' as const),
    Identity: p.identity,
    activity: p.activity,
  }),
)

const ofPerson = { period: Period, xid: IdText }
const ofProject = t.strict({ kol_account: OptionalText, ...ofPerson, project_id: OptionalText })

/** The page size of the list of a member's groups. */
export const JOINED_A_PAGE = 20

/** The calls for a member's influence (spec 2 §7; the base paths are in decisions.md). */
export const influenceCalls = {
  rank: defineGet('/api/kol/attention/rank', t.strict(ofPerson), () => listCodec(RankWire, RANKS)),
  stats: defineGet('/api/kol/influshare', ofProject, () => StatsWire),
  feeds: defineGet('/api/kol/feeds', ofProject, () => FeedsWire),
  /** Reads the groups of a user (spec 2 §7 Profile). */
  joined: defineGet(
    '/api/groupchat/user_groups',
    t.strict({ xid: IdText, page: WholeNumber, limit: WholeNumber }),
    ({ limit }) => listCodec(GroupWire, limit),
  ),
  groups: defineGet('/api/kol/community/attention', ofProject, () => listCodec(ParticipationWire, GROUPS)),
} as const
