import * as t from 'io-ts'
import { PROJECTS_AT_MOST } from '../../domain/looper'
import { get, MaybeText, post, Whole } from './call'
import { orNull } from './fields'
import { pagedAnswer } from './paged'
import { BoardRowWire, BoardStatsWire, ChartPointWire, InfluRowWire, InfluStatsWire, ProjectInfluWire, SpaceRowWire, SpaceStatsWire } from './looper-figures'
import { ExclusivePageWire, PartnerCommunityWire, PartnerWire } from './looper-page'
import { feedsAnswer, KolInfoWire } from './looper-kol'
import { AdminWire, CommunityWire, InfoWire, Line, OpLogWire, ProjectWire } from './looper-records'

const nothing = () => t.unknown
const ofProject = { project_id: t.string }
const byPage = t.strict({ ...ofProject, page: Whole, limit: Whole })
const ADMINS = 200

/** The info with the project's secret beside it: what reads the one leaves the other where it is. */
const InfoAnswer = t.type({ info: InfoWire, secret: Line })

/** `data` is flat on the wire; the secret is taken apart at once, so that it goes no further than it must. */
const InfoWithSecret = new t.Type<t.TypeOf<typeof InfoAnswer>, unknown, unknown>('ProjectInfoWithSecret', InfoAnswer.is, (u, context) => {
  const info = InfoWire.validate(u, context)
  return info._tag === 'Left' ? info : t.success({ info: info.right, secret: t.type({ secret: t.string }).is(u) ? u.secret : '' })
}, ({ info, secret }) => Object.assign({ secret }, InfoWire.encode(info)))

const FEEDS_AT_MOST = 5_000
const POINTS = 400
const inPeriod = t.strict({ ...ofProject, period: t.string })
const inArea = { ...ofProject, locale: t.string, period: t.string }
const ofFeeds = { sort: t.string, period: t.string, kol_account: t.string, loop_xid: t.string, feed_type: t.string, ...ofProject }

/** The figures of a project (spec 3 §7); `comunity` is spelt so. */
export const figureCalls = {
  influStats: get('/api/loop_center/influshare/stats', inPeriod, () => InfluStatsWire),
  influList: get('/api/loop_center/influshare/list', t.strict({ ...ofProject, page: Whole, limit: Whole, sort: t.string, period: t.string }), ({ limit }) => pagedAnswer(InfluRowWire, limit)),
  kol: get('/api/loop_center/influshare/kol', t.strict({ ...ofProject, kol_account: t.string, loop_xid: t.string, period: t.string }), () => KolInfoWire),
  feeds: get('/api/loop_center/influshare/feeds', t.strict({ page: Whole, limit: Whole, ...ofFeeds }), ({ limit }) => feedsAnswer(limit)),
  feedsExport: get('/api/loop_center/influshare/feeds_export', t.strict(ofFeeds), () => feedsAnswer(FEEDS_AT_MOST)),
  communityStats: get('/api/loop_center/community/stats', t.strict(ofProject), () => BoardStatsWire),
  communityList: get('/api/loop_center/community/list', byPage, ({ limit }) => pagedAnswer(BoardRowWire, limit)),
  verifyList: get('/api/loop_center/comunity/verify_list', t.strict(ofProject), () => pagedAnswer(CommunityWire, ADMINS)),
  spaceStats: get('/api/loop_center/space/stats', t.strict(inArea), () => SpaceStatsWire),
  spaceList: get('/api/loop_center/space/list', t.strict({ ...inArea, limit: Whole, page: Whole }), ({ limit }) => pagedAnswer(SpaceRowWire, limit)),
  dashboardStat: get('/api/loop_center/dashboard/stat', t.strict(ofProject), () => ProjectWire),
  dashboardInflu: get('/api/loop_center/dashboard/influshare', inPeriod, () => ProjectInfluWire),
  dauChart: get('/api/loop_center/dashboard/chart/dau', inPeriod, () => pagedAnswer(ChartPointWire, POINTS)),
  influChart: get('/api/loop_center/dashboard/chart/influ', inPeriod, () => pagedAnswer(ChartPointWire, POINTS)),
} as const

/** The exclusive page of a project and the communities on it (spec 3 §7). */
export const pageCalls = {
  addPartner: post('/api/loop_center/project_partner/add', t.strict(ofProject), nothing),
  partner: get('/api/loop_center/project_partner/info', t.strict(ofProject), () => orNull(PartnerWire)),
  editPartner: post('/api/loop_center/project_partner/edit', t.strict({ ...ofProject, partner_id: t.string, partner_name: t.string }), nothing),
  communities: get('/api/loop_center/project_partner/community/list', t.strict(ofProject), () => pagedAnswer(PartnerCommunityWire, FEEDS_AT_MOST)),
  addCommunity: post('/api/loop_center/project_partner/community/add', t.strict({ ...ofProject, group_link: t.string, weight: Whole }), nothing),
  editCommunity: post('/api/loop_center/project_partner/community/edit', t.strict({ ...ofProject, id: t.string, weight: Whole }), nothing),
  deleteCommunity: post('/api/loop_center/project_partner/community/del', t.strict({ ...ofProject, id: t.string }), nothing),
  page: get('/api/loop_center/exclusive_page/info', t.strict(ofProject), () => orNull(ExclusivePageWire)),
  editPage: post('/api/loop_center/exclusive_page/edit', t.strict({
    ...ofProject, id: t.string, partner_id: t.string, link_key: t.string, icon: t.string, loading: t.string, user_name_prefix: t.string, show_gift: Whole, show_bubble: Whole,
    show_partner_coin: Whole, create_group_type: Whole,
  }), nothing),
} as const

/** What staff of a project read and do (spec 3 §7; the verbs are by decisions.md: what reads is a GET, what writes a POST). */
export const looperCalls = {
  projects: get('/api/loop_center/project_list', t.strict({ keyword: MaybeText, page: Whole, limit: Whole }), () => pagedAnswer(ProjectWire, PROJECTS_AT_MOST)),
  info: get('/api/loop_center/web3_project/info', t.strict(ofProject), () => InfoWithSecret),
  edit: post('/api/loop_center/web3_project/edit', t.strict({
    ...ofProject, project_name: t.string, project_avatar: t.string, describe: t.string, project_tag: t.string, twitter_name: t.string, website: t.string, email: t.string,
    keywords: t.string, partner_id: t.string,
  }), nothing),
  communities: get('/api/loop_center/web3_project/community/list', byPage, ({ limit }) => pagedAnswer(CommunityWire, limit)),
  changeVerifyType: post('/api/loop_center/web3_project/community/change_verify_type', t.strict({ ...ofProject, gid: t.string, verify_type: Whole }), nothing),
  block: post('/api/loop_center/web3_project/community/block', t.strict({ ...ofProject, gid: t.string, block_type: Whole }), nothing),
  opLogs: get('/api/loop_center/op_logs', byPage, ({ limit }) => pagedAnswer(OpLogWire, limit)),
  admins: get('/api/loop_center/project_admin/list', t.strict(ofProject), () => pagedAnswer(AdminWire, ADMINS)),
  addAdmin: post('/api/loop_center/project_admin/add', t.strict({ ...ofProject, uid: t.string, role_id: Whole }), nothing),
  editAdmin: post('/api/loop_center/project_admin/edit', t.strict({ ...ofProject, id: t.string, role_id: Whole }), nothing),
  deleteAdmin: post('/api/loop_center/project_admin/del', t.strict({ ...ofProject, id: t.string }), nothing),
} as const
