import * as E from 'fp-ts/Either'
import { lookupsOf } from '../../../domain/group'
import type { Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../../wire/codecs/clean-name'
import { asList } from '../../wire/codecs/list'
import { exclusivePageCalls } from '../../wire/calls/looper-calls'
import type { RouteBuilder } from '../routes/route-builder'
import type { StateHost } from '../state-host'
import { emptyReply, refuseWith, type Reply } from '../response'
import type { LooperInput } from '../state/features/looper/looper-input'
import { projectOf, type ServerProject } from '../state/features/looper/state'
import { importsOf, roleIn } from '../state/features/looper/views'
import { mayRead } from '../state/groups/permissions'
import { communityBy } from '../state/group-views'
import type { Community } from '../state/server-state'
import { toShortText, imageOf } from './looper.server'
import { commitInput, type ServerFeature } from './server-feature'

const NOT_YOURS = 'There is no such project'
const NO_ORDER = 'The order is a whole number above 0'
const MOST_ORDER = 999_999_999

/** The routes for the exclusive pages of projects. The reducers check the rights of the member. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    readRoutes(to, host)
    pageRoutes(to, host)
    communityRoutes(to, host)
  },
}

const readRoutes = (to: RouteBuilder, host: StateHost): void => {
  const read = <A>(projectId: string, xid: Xid, answer: (project: ServerProject) => A): Reply<A> => {
    const project = projectOf(host.world(), projectId)
    return project === undefined || roleIn(host.world(), project, xid) === null
      ? refuseWith(NOT_YOURS)
      : E.right(answer(project))
  }
  to.authenticated(exclusivePageCalls.partner, ({ project_id }, { account: { xid } }) =>
    read(project_id, xid, ({ partnerId, partnerName: name }) => (partnerId === null ? null : { partnerId, name })),
  )
  to.authenticated(exclusivePageCalls.page, ({ project_id }, { account: { xid } }) =>
    read(project_id, xid, ({ page }) => page),
  )
  to.authenticated(exclusivePageCalls.communities, ({ project_id }, { account: { xid } }) =>
    read(project_id, xid, (project) => {
      const all = importsOf(host.world(), project)
      return { ...asList(all), total: all.length }
    }),
  )
}

const pageRoutes = (to: RouteBuilder, host: StateHost): void => {
  const commit = (make: (at: LooperInput['at']) => LooperInput): Reply<unknown> =>
    emptyReply(commitInput(host, ({ at }) => make(at)))
  to.authenticated(exclusivePageCalls.addPartner, ({ project_id: projectId }, { account: { xid } }) =>
    commit((at) => ({ type: 'looper/PartnerAdded', at, xid, projectId })),
  )
  to.authenticated(
    exclusivePageCalls.editPartner,
    ({ project_id: projectId, partner_id: partnerId, partner_name }, { account: { xid } }) =>
      commit((at) => ({
        type: 'looper/PartnerRenamed',
        at,
        xid,
        projectId,
        partnerId,
        name: cleanName(partner_name, partnerId),
      })),
  )
  to.authenticated(exclusivePageCalls.editPage, (sent, { account: { xid } }) =>
    commit((at) => ({
      type: 'looper/PageEdited',
      at,
      xid,
      projectId: sent.project_id,
      page: {
        pageId: sent.id,
        icon: imageOf(sent.icon),
        loading: imageOf(sent.loading),
        linkKey: toShortText(sent.link_key),
        prefix: toShortText(sent.user_name_prefix),
        showsGifts: sent.show_gift === 1,
        showsBubbles: sent.show_bubble === 1,
        partnerCoin: sent.show_partner_coin,
        createGroupType: sent.create_group_type,
      },
    })),
  )
}

const communityRoutes = (to: RouteBuilder, host: StateHost): void => {
  const commit = (make: (at: LooperInput['at']) => LooperInput): Reply<unknown> =>
    emptyReply(commitInput(host, ({ at }) => make(at)))
  const isOrder = (weight: number): boolean => weight > 0 && weight <= MOST_ORDER
  /** The group to which the link points, if the member who imports the group may read the group. */
  const meant = (link: string, xid: Xid): Community | undefined => {
    const word = /\/(?:group|g)\/([A-Za-z0-9_]{1,64})\/?(?:[?#].*)?$/.exec(link)?.[1] ?? ''
    const found = lookupsOf(word).flatMap((by) => communityBy(host.world(), by, word) ?? [])[0]
    return found !== undefined && mayRead(found, xid) ? found : undefined
  }
  to.authenticated(
    exclusivePageCalls.addCommunity,
    ({ project_id: projectId, group_link, weight }, { account: { xid } }) => {
      const community = meant(group_link.slice(0, 2_048), xid)
      return !isOrder(weight)
        ? refuseWith(NO_ORDER)
        : commit((at) => ({ type: 'looper/Imported', at, xid, projectId, gid: community?.gid ?? '', order: weight }))
    },
  )
  to.authenticated(
    exclusivePageCalls.editCommunity,
    ({ project_id: projectId, id: importId, weight }, { account: { xid } }) =>
      !isOrder(weight)
        ? refuseWith(NO_ORDER)
        : commit((at) => ({ type: 'looper/ImportOrdered', at, xid, projectId, importId, order: weight })),
  )
  to.authenticated(
    exclusivePageCalls.deleteCommunity,
    ({ project_id: projectId, id: importId }, { account: { xid } }) =>
      commit((at) => ({ type: 'looper/ImportRemoved', at, xid, projectId, importId })),
  )
}
