import * as t from 'io-ts'
import { PROJECTS_AT_MOST } from '../../domain/looper'
import { get, MaybeText, post, Whole } from './call'
import { pagedAnswer } from './list'
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
