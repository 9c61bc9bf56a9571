import * as E from 'fp-ts/Either'
import { PROJECTS_AT_MOST, splitTags, type StaffRole } from '../../../domain/looper'
import type { Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../../wire/clean-name'
import { ImageUrl } from '../../wire/fields'
import { allOf } from '../../wire/list'
import type { PagedItems } from '../../wire/paged'
import { looperCalls } from '../../wire/looper-calls'
import { LabelNumber, RoleNumber } from '../../wire/looper-records'
import { cutAt } from '../../wire/text'
import type { ToRoute } from '../api/route'
import type { WorldHost } from '../host'
import { anyReply, refuse, type Reply } from '../reply'
import { dayOf } from '../world/features/looper/activity'
import type { LooperInput } from '../world/features/looper/feature'
import { projectOf, type TownProject } from '../world/features/looper/state'
import { adminsOf, infoOf, projectCommunitiesOf, projectsFor, roleIn } from '../world/features/looper/views'
import { pageOf } from '../world/views'
import { tell, type ServerFeature } from './server-feature'

const NOT_YOURS = 'There is no such project'
const NO_SUCH = 'This call cannot be understood'
const FIELD = 500
const TEXT = 2_000
const TAGS = 50
const PAGE_AT_MOST = 100

export const pagedAs = <A>(items: readonly A[], page: number, limit: number): PagedItems<A> =>
  ({ ...allOf(pageOf(items, page, Math.min(PAGE_AT_MOST, limit))), total: items.length })
export const line = (text: string): string => cutAt(text.trim(), FIELD)
const tags = (text: string): readonly string[] => splitTags(cutAt(text, TEXT)).slice(0, TAGS)
export const pictureOf = (text: string): string | null => {
  const read = ImageUrl.decode(text)
  return E.isRight(read) ? read.right : null
}

/** Projects over the town's own communities; who may do what is decided here (decisions.md). */
export const server: ServerFeature = { routes: (to, { host }) => {
  readRoutes(to, host)
  writeRoutes(to, host)
} }

const readRoutes = (to: ToRoute, host: WorldHost): void => {
  const today = (): number => dayOf(host.now())
  const staffReply = <A>(projectId: string, xid: Xid, answer: (project: TownProject, role: StaffRole) => A): Reply<A> => {
    const project = projectOf(host.world(), projectId)
    const role = project === undefined ? null : roleIn(host.world(), project, xid)
    return project === undefined || role === null ? refuse(NOT_YOURS) : E.right(answer(project, role))
  }
  to.known(looperCalls.projects, ({ keyword, page, limit }, { account }) => account.isVisitor ? refuse('Visitors have no projects')
    : E.right(pagedAs(projectsFor(host.world(), account.xid, keyword ?? '', today()), page, Math.min(limit, PROJECTS_AT_MOST))))
  // The key of the API is for those who may change it.
  to.known(looperCalls.info, ({ project_id }, { account: { xid } }) => staffReply(project_id, xid, (project, role) =>
    ({ info: infoOf(project), secret: role === 'super' ? project.secret : '' })))
  to.known(looperCalls.communities, ({ project_id, page, limit }, { account: { xid } }) => staffReply(project_id, xid, (project) =>
    pagedAs(projectCommunitiesOf(host.world(), project, today()), page, limit)))
  to.known(looperCalls.admins, ({ project_id }, { account: { xid } }) => staffReply(project_id, xid, (project) => pagedAs(adminsOf(host.world(), project), 1, PAGE_AT_MOST)))
  to.known(looperCalls.opLogs, ({ project_id, page, limit }, { account: { xid } }) => staffReply(project_id, xid, ({ logs }) => pagedAs(logs, page, limit)))
}

const writeRoutes = (to: ToRoute, host: WorldHost): void => {
  const told = (make: (at: LooperInput['at']) => LooperInput): Reply<unknown> => anyReply(tell(host, ({ at }) => make(at)))
  const labelled = (n: number) => E.getOrElseW(() => null)(LabelNumber.decode(n))
  const roled = (n: number) => E.getOrElseW(() => null)(RoleNumber.decode(n))
  to.known(looperCalls.changeVerifyType, ({ project_id: projectId, gid, verify_type }, { account: { xid } }) => {
    const label = labelled(verify_type)
    return label === null || LabelNumber.encode(label) !== verify_type ? refuse(NO_SUCH) : told((at) => ({ type: 'looper/Labelled', at, xid, projectId, gid, label }))
  })
  to.known(looperCalls.block, ({ project_id: projectId, gid, block_type }, { account: { xid } }) => block_type > 1 ? refuse(NO_SUCH)
    : told((at) => ({ type: 'looper/BlockSet', at, xid, projectId, gid, on: block_type === 1 })))
  to.known(looperCalls.edit, (sent, { account: { xid } }) => {
    const before = projectOf(host.world(), sent.project_id)
    return before === undefined ? refuse(NOT_YOURS) : told((at) => ({ type: 'looper/InfoEdited', at, xid, projectId: sent.project_id, info: {
      ...infoOf(before), name: cleanName(sent.project_name, before.name), avatar: pictureOf(sent.project_avatar), about: cutAt(sent.describe, TEXT), tags: tags(sent.project_tag),
      keywords: tags(sent.keywords), xAddress: line(sent.twitter_name), website: line(sent.website), email: line(sent.email),
    } }))
  })
  to.known(looperCalls.addAdmin, ({ project_id: projectId, uid, role_id }, { account: { xid } }) => {
    const role = roled(role_id)
    return role === null || RoleNumber.encode(role) !== role_id ? refuse(NO_SUCH) : told((at) => ({ type: 'looper/AdminAdded', at, xid, projectId, uid, role }))
  })
  to.known(looperCalls.editAdmin, ({ project_id: projectId, id: adminId, role_id }, { account: { xid } }) => {
    const role = roled(role_id)
    return role === null || RoleNumber.encode(role) !== role_id ? refuse(NO_SUCH) : told((at) => ({ type: 'looper/AdminChanged', at, xid, projectId, adminId, role }))
  })
  to.known(looperCalls.deleteAdmin, ({ project_id: projectId, id: adminId }, { account: { xid } }) => told((at) => ({ type: 'looper/AdminRemoved', at, xid, projectId, adminId })))
}
