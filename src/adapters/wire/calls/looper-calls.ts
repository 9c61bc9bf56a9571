import * as t from 'io-ts'
import { BodyText, IdText, LinkText } from '../codecs/bounded'
import { Gid } from '../../../domain/kernel/ids'
import { PROJECTS_AT_MOST } from '../../../domain/looper'
import { defineGet, OptionalText, definePost, WholeNumber } from '../codecs/http-call'
import { nullIfInvalid } from '../codecs/fields'
import { numberedPageCodec } from '../codecs/paged'
import { ApplicationWire } from '../entities/looper-application'
import { BoardRowWire, BoardStatsWire, ChartPointWire } from '../entities/looper-analytics'
import { ExclusivePageWire, PartnerCommunityWire, PartnerWire } from '../entities/looper-exclusive-page'
import { InfluRowWire, InfluStatsWire, ProjectInfluWire } from '../entities/looper-influence'
import { feedsAnswer, KolInfoWire } from '../entities/looper-kol'
import { AdminWire, CommunityWire, InfoWire, ShortText, OpLogWire, ProjectWire } from '../entities/looper-records'
import { SpaceRowWire, SpaceStatsWire } from '../entities/looper-spaces'

const nothing = () => t.unknown
const ofProject = { project_id: IdText }
const byPage = t.strict({ ...ofProject, page: WholeNumber, limit: WholeNumber })
const ADMINS = 200

/**
 * The project info and the project's secret, as separate fields. Code that gets only the info cannot read the secret.
 */
const InfoAnswer = t.type({ info: InfoWire, secret: ShortText })

/** Splits the project info from the secret. On the wire, `data` is a flat object with both. */
const InfoWithSecret = new t.Type<t.TypeOf<typeof InfoAnswer>, unknown, unknown>(
  'ProjectInfoWithSecret',
  InfoAnswer.is,
  (u, context) => {
    const info = InfoWire.validate(u, context)
    return info._tag === 'Left'
      ? info
      : t.success({ info: info.right, secret: t.type({ secret: t.string }).is(u) ? u.secret : '' })
  },
  ({ info, secret }) => Object.assign({ secret }, InfoWire.encode(info)),
)

const FEEDS_AT_MOST = 5_000
const POINTS = 400
const inPeriod = t.strict({ ...ofProject, period: IdText })
const inArea = { ...ofProject, locale: IdText, period: IdText }
const ofFeeds = {
  sort: IdText,
  period: IdText,
  kol_account: IdText,
  loop_xid: IdText,
  feed_type: IdText,
  ...ofProject,
}

/** The calls for a project's analytics (spec 3 §7). The misspelt `comunity` is the wire name. */
export const analyticsCalls = {
  influStats: defineGet('/api/loop_center/influshare/stats', inPeriod, () => InfluStatsWire),
  influList: defineGet(
    '/api/loop_center/influshare/list',
    t.strict({ ...ofProject, page: WholeNumber, limit: WholeNumber, sort: IdText, period: IdText }),
    ({ limit }) => numberedPageCodec(InfluRowWire, limit),
  ),
  kol: defineGet(
    '/api/loop_center/influshare/kol',
    t.strict({ ...ofProject, kol_account: IdText, loop_xid: IdText, period: IdText }),
    () => KolInfoWire,
  ),
  feeds: defineGet(
    '/api/loop_center/influshare/feeds',
    t.strict({ page: WholeNumber, limit: WholeNumber, ...ofFeeds }),
    ({ limit }) => feedsAnswer(limit),
  ),
  feedsExport: defineGet('/api/loop_center/influshare/feeds_export', t.strict(ofFeeds), () =>
    feedsAnswer(FEEDS_AT_MOST),
  ),
  communityStats: defineGet('/api/loop_center/community/stats', t.strict(ofProject), () => BoardStatsWire),
  communityList: defineGet('/api/loop_center/community/list', byPage, ({ limit }) =>
    numberedPageCodec(BoardRowWire, limit),
  ),
  verifyList: defineGet('/api/loop_center/comunity/verify_list', t.strict(ofProject), () =>
    numberedPageCodec(CommunityWire, ADMINS),
  ),
  spaceStats: defineGet('/api/loop_center/space/stats', t.strict(inArea), () => SpaceStatsWire),
  spaceList: defineGet(
    '/api/loop_center/space/list',
    t.strict({ ...inArea, limit: WholeNumber, page: WholeNumber }),
    ({ limit }) => numberedPageCodec(SpaceRowWire, limit),
  ),
  dashboardStat: defineGet('/api/loop_center/dashboard/stat', t.strict(ofProject), () => ProjectWire),
  dashboardInflu: defineGet('/api/loop_center/dashboard/influshare', inPeriod, () => ProjectInfluWire),
  dauChart: defineGet('/api/loop_center/dashboard/chart/dau', inPeriod, () =>
    numberedPageCodec(ChartPointWire, POINTS),
  ),
  influChart: defineGet('/api/loop_center/dashboard/chart/influ', inPeriod, () =>
    numberedPageCodec(ChartPointWire, POINTS),
  ),
} as const

/** The calls for a project's exclusive page and its communities (spec 3 §7). */
export const exclusivePageCalls = {
  addPartner: definePost('/api/loop_center/project_partner/add', t.strict(ofProject), nothing),
  partner: defineGet('/api/loop_center/project_partner/info', t.strict(ofProject), () => nullIfInvalid(PartnerWire)),
  editPartner: definePost(
    '/api/loop_center/project_partner/edit',
    t.strict({ ...ofProject, partner_id: IdText, partner_name: IdText }),
    nothing,
  ),
  communities: defineGet('/api/loop_center/project_partner/community/list', t.strict(ofProject), () =>
    numberedPageCodec(PartnerCommunityWire, FEEDS_AT_MOST),
  ),
  addCommunity: definePost(
    '/api/loop_center/project_partner/community/add',
    t.strict({ ...ofProject, group_link: LinkText, weight: WholeNumber }),
    nothing,
  ),
  editCommunity: definePost(
    '/api/loop_center/project_partner/community/edit',
    t.strict({ ...ofProject, id: IdText, weight: WholeNumber }),
    nothing,
  ),
  deleteCommunity: definePost(
    '/api/loop_center/project_partner/community/del',
    t.strict({ ...ofProject, id: IdText }),
    nothing,
  ),
  page: defineGet('/api/loop_center/exclusive_page/info', t.strict(ofProject), () => nullIfInvalid(ExclusivePageWire)),
  editPage: definePost(
    '/api/loop_center/exclusive_page/edit',
    t.strict({
      ...ofProject,
      id: IdText,
      partner_id: IdText,
      link_key: LinkText,
      icon: LinkText,
      loading: LinkText,
      user_name_prefix: IdText,
      show_gift: WholeNumber,
      show_bubble: WholeNumber,
      show_partner_coin: WholeNumber,
      create_group_type: WholeNumber,
    }),
    nothing,
  ),
} as const

/** The calls of a project's staff (spec 3 §7). Reads are GET and writes are POST (decisions.md). */
export const looperCalls = {
  projects: defineGet(
    '/api/loop_center/project_list',
    t.strict({ keyword: OptionalText, page: WholeNumber, limit: WholeNumber }),
    () => numberedPageCodec(ProjectWire, PROJECTS_AT_MOST),
  ),
  info: defineGet('/api/loop_center/web3_project/info', t.strict(ofProject), () => InfoWithSecret),
  edit: definePost(
    '/api/loop_center/web3_project/edit',
    t.strict({
      ...ofProject,
      project_name: IdText,
      project_avatar: LinkText,
      describe: BodyText,
      project_tag: IdText,
      twitter_name: LinkText,
      website: LinkText,
      email: IdText,
      keywords: BodyText,
      partner_id: IdText,
    }),
    nothing,
  ),
  communities: defineGet('/api/loop_center/web3_project/community/list', byPage, ({ limit }) =>
    numberedPageCodec(CommunityWire, limit),
  ),
  changeVerifyType: definePost(
    '/api/loop_center/web3_project/community/change_verify_type',
    t.strict({ ...ofProject, gid: IdText, verify_type: WholeNumber }),
    nothing,
  ),
  block: definePost(
    '/api/loop_center/web3_project/community/block',
    t.strict({ ...ofProject, gid: IdText, block_type: WholeNumber }),
    nothing,
  ),
  opLogs: defineGet('/api/loop_center/op_logs', byPage, ({ limit }) => numberedPageCodec(OpLogWire, limit)),
  admins: defineGet('/api/loop_center/project_admin/list', t.strict(ofProject), () =>
    numberedPageCodec(AdminWire, ADMINS),
  ),
  addAdmin: definePost(
    '/api/loop_center/project_admin/add',
    t.strict({ ...ofProject, uid: IdText, role_id: WholeNumber }),
    nothing,
  ),
  editAdmin: definePost(
    '/api/loop_center/project_admin/edit',
    t.strict({ ...ofProject, id: IdText, role_id: WholeNumber }),
    nothing,
  ),
  deleteAdmin: definePost('/api/loop_center/project_admin/del', t.strict({ ...ofProject, id: IdText }), nothing),
} as const

const APPLICATIONS = 200

/**
 * This product's own calls, because the specs name no call with which a super user decides about an application for a
 * verification.
 */
export const applicationCalls = {
  list: defineGet('/api/loop_center/verification/list', t.strict({}), () =>
    numberedPageCodec(ApplicationWire, APPLICATIONS),
  ),
  decide: definePost(
    '/api/loop_center/verification/decide',
    t.strict({ gid: Gid, accept: t.union([t.literal(0), t.literal(1)]) }),
    nothing,
  ),
} as const
