import * as E from 'fp-ts/Either'
import { PROJECTS_AT_MOST, splitTags, type StaffRole } from '../../../domain/looper'
import type { Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../../wire/codecs/clean-name'
import { ImageUrl } from '../../wire/codecs/fields'
import { asList } from '../../wire/codecs/list'
import type { PagedResult } from '../../wire/codecs/paged'
import { looperCalls } from '../../wire/calls/looper-calls'
import { LabelNumber, RoleNumber } from '../../wire/entities/looper-records'
import { truncateAt } from '../../wire/codecs/text'
import type { RouteBuilder } from '../routes/route-builder'
import type { StateHost } from '../state-host'
import { emptyReply, refuseWith, type Reply } from '../response'
import { dayOf } from '../state/features/looper/daily-activity'
import type { LooperInput } from '../state/features/looper/looper-input'
import { projectOf, type ServerProject } from '../state/features/looper/state'
import { adminsOf, infoOf, mayBeNamed, projectCommunitiesOf, projectsFor, roleIn } from '../state/features/looper/views'
import { pageOf } from '../state/group-views'
import { commitInput, type ServerFeature } from './server-feature'

const NOT_YOURS = 'There is no such project'
const NO_SUCH = 'This call cannot be understood'
const FIELD = 500
const TEXT = 2_000
const TAGS = 50
const PAGE_AT_MOST = 100

export const toPage = <A>(items: readonly A[], page: number, limit: number): PagedResult<A> => ({
  ...asList(pageOf(items, page, Math.min(PAGE_AT_MOST, limit))),
  total: items.length,
})
export const toShortText = (text: string): string => truncateAt(text.trim(), FIELD)
const tags = (text: string): readonly string[] => splitTags(truncateAt(text, TEXT)).slice(0, TAGS)
export const imageOf = (text: string): string | null => {
  const read = ImageUrl.decode(text)
  return E.isRight(read) ? read.right : null
}

/**
 * The routes for projects, which consist of communities. The routes check whether the member may read the project
 * (decisions.md).
 */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    readRoutes(to, host)
    writeRoutes(to, host)
  },
}

const readRoutes = (to: RouteBuilder, host: StateHost): void => {
  const today = (): number => dayOf(host.now())
  const staffReply = <A>(
    projectId: string,
    xid: Xid,
    answer: (project: ServerProject, role: StaffRole) => A,
  ): Reply<A> => {
    const project = projectOf(host.world(), projectId)
    const role = project === undefined ? null : roleIn(host.world(), project, xid)
    return project === undefined || role === null ? refuseWith(NOT_YOURS) : E.right(answer(project, role))
  }
  to.authenticated(looperCalls.projects, ({ keyword, page, limit }, { account }) =>
    account.isVisitor
      ? refuseWith('Visitors have no projects')
      : E.right(
          toPage(
            projectsFor(host.world(), account.xid, keyword ?? '', today()),
            page,
            Math.min(limit, PROJECTS_AT_MOST),
          ),
        ),
  )
  // Only staff with the role `super` may change the API key, so only staff with this role get the key.
  to.authenticated(looperCalls.info, ({ project_id }, { account: { xid } }) =>
    staffReply(project_id, xid, (project, role) => ({
      info: infoOf(project),
      secret: role === 'super' ? project.secret : '',
    })),
  )
  to.authenticated(looperCalls.communities, ({ project_id, page, limit }, { account: { xid } }) =>
    staffReply(project_id, xid, (project) => toPage(projectCommunitiesOf(host.world(), project, today()), page, limit)),
  )
  to.authenticated(looperCalls.admins, ({ project_id }, { account: { xid } }) =>
    staffReply(project_id, xid, (project) => toPage(adminsOf(host.world(), project), 1, PAGE_AT_MOST)),
  )
  to.authenticated(looperCalls.opLogs, ({ project_id, page, limit }, { account: { xid } }) =>
    staffReply(project_id, xid, ({ logs }) => toPage(logs, page, limit)),
  )
}

const writeRoutes = (to: RouteBuilder, host: StateHost): void => {
  const commit = (make: (at: LooperInput['at']) => LooperInput): Reply<unknown> =>
    emptyReply(commitInput(host, ({ at }) => make(at)))
  const labelled = (n: number) => E.getOrElseW(() => null)(LabelNumber.decode(n))
  const roled = (n: number) => E.getOrElseW(() => null)(RoleNumber.decode(n))
  to.authenticated(
    looperCalls.changeVerifyType,
    ({ project_id: projectId, gid, verify_type }, { account: { xid } }) => {
      const label = labelled(verify_type)
      return label === null || LabelNumber.encode(label) !== verify_type
        ? refuseWith(NO_SUCH)
        : commit((at) => ({ type: 'looper/Labelled', at, xid, projectId, gid, label }))
    },
  )
  to.authenticated(looperCalls.block, ({ project_id: projectId, gid, block_type }, { account: { xid } }) =>
    block_type > 1
      ? refuseWith(NO_SUCH)
      : commit((at) => ({ type: 'looper/BlockSet', at, xid, projectId, gid, on: block_type === 1 })),
  )
  to.authenticated(looperCalls.edit, (sent, { account: { xid } }) => {
    const before = projectOf(host.world(), sent.project_id)
    const name = cleanName(sent.project_name, before?.name ?? '')
    if (before === undefined) return refuseWith(NOT_YOURS)
    return !mayBeNamed(host.world(), before, name)
      ? refuseWith('Another project has this name')
      : commit((at) => ({
          type: 'looper/InfoEdited',
          at,
          xid,
          projectId: sent.project_id,
          info: {
            ...infoOf(before),
            name,
            avatar: imageOf(sent.project_avatar),
            about: truncateAt(sent.describe, TEXT),
            tags: tags(sent.project_tag),
            keywords: tags(sent.keywords),
            xAddress: toShortText(sent.twitter_name),
            website: toShortText(sent.website),
            email: toShortText(sent.email),
          },
        }))
  })
  to.authenticated(looperCalls.addAdmin, ({ project_id: projectId, uid, role_id }, { account: { xid } }) => {
    const role = roled(role_id)
    return role === null || RoleNumber.encode(role) !== role_id
      ? refuseWith(NO_SUCH)
      : commit((at) => ({ type: 'looper/AdminAdded', at, xid, projectId, uid, role }))
  })
  to.authenticated(looperCalls.editAdmin, ({ project_id: projectId, id: adminId, role_id }, { account: { xid } }) => {
    const role = roled(role_id)
    return role === null || RoleNumber.encode(role) !== role_id
      ? refuseWith(NO_SUCH)
      : commit((at) => ({ type: 'looper/AdminChanged', at, xid, projectId, adminId, role }))
  })
  to.authenticated(looperCalls.deleteAdmin, ({ project_id: projectId, id: adminId }, { account: { xid } }) =>
    commit((at) => ({ type: 'looper/AdminRemoved', at, xid, projectId, adminId })),
  )
}
