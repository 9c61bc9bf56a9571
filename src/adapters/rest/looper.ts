import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Looper } from '../../application/features/looper/ports'
import { Secret } from '../../application/ports/browser/vault'
import type { Failure } from '../../domain/kernel/failure'
import { joinTags, PROJECTS_AT_MOST, splitTags, type ProjectAction } from '../../domain/looper'
import type { PagedResult } from '../wire/codecs/paged'
import { analyticsCalls, applicationCalls, looperCalls, exclusivePageCalls } from '../wire/calls/looper-calls'
import { LabelNumber, RoleNumber } from '../wire/entities/looper-records'
import type { RestClient } from './client/rest-client'

const PAGE = 100

/** Converts a list response to a page of results, with the cursor of the next page. */
export const toPagedResult =
  (page: number, size: number) =>
  <A>({ items, dropped, total }: PagedResult<A>) => ({
    items,
    total,
    next: items.length + dropped < size || page * size >= total ? null : String(page + 1),
  })

/** The project owner's calls over the API (spec 3 §7). */
export const makeLooper = (rest: RestClient): Looper => {
  const counted = <A>(rows: PagedResult<A>): PagedResult<A> => {
    rest.countDropped(rows.dropped)
    return rows
  }
  const all = <A>(rows: PagedResult<A>): readonly A[] => counted(rows).items
  const savePage = (
    project_id: string,
    { page, partner }: Extract<ProjectAction, { kind: 'savePage' }>,
  ): TE.TaskEither<Failure, unknown> =>
    pipe(
      rest.call(exclusivePageCalls.editPage, {
        project_id,
        id: page.pageId,
        partner_id: partner.partnerId,
        link_key: page.linkKey,
        icon: page.icon ?? '',
        loading: page.loading ?? '',
        user_name_prefix: page.prefix,
        show_gift: page.showsGifts ? 1 : 0,
        show_bubble: page.showsBubbles ? 1 : 0,
        show_partner_coin: page.partnerCoin,
        create_group_type: page.createGroupType,
      }),
      TE.chain(() =>
        rest.call(exclusivePageCalls.editPartner, {
          project_id,
          partner_id: partner.partnerId,
          partner_name: partner.name,
        }),
      ),
    )
  const perform = (deed: ProjectAction): TE.TaskEither<Failure, unknown> => {
    const project_id = deed.projectId
    switch (deed.kind) {
      case 'label':
        return rest.call(looperCalls.changeVerifyType, {
          project_id,
          gid: deed.gid,
          verify_type: LabelNumber.encode(deed.label),
        })
      case 'block':
        return rest.call(looperCalls.block, { project_id, gid: deed.gid, block_type: deed.blocked ? 1 : 0 })
      case 'decide':
        return rest.call(applicationCalls.decide, { gid: deed.gid, accept: deed.accepted ? 1 : 0 })
      case 'addAdmin':
        return rest.call(looperCalls.addAdmin, { project_id, uid: deed.uid, role_id: RoleNumber.encode(deed.role) })
      case 'setRole':
        return rest.call(looperCalls.editAdmin, { project_id, id: deed.adminId, role_id: RoleNumber.encode(deed.role) })
      case 'removeAdmin':
        return rest.call(looperCalls.deleteAdmin, { project_id, id: deed.adminId })
      case 'customize':
        return rest.call(exclusivePageCalls.addPartner, { project_id })
      case 'savePage':
        return savePage(project_id, deed)
      case 'import':
        return rest.call(exclusivePageCalls.addCommunity, {
          project_id,
          group_link: deed.groupLink,
          weight: deed.order,
        })
      case 'setOrder':
        return rest.call(exclusivePageCalls.editCommunity, { project_id, id: deed.importId, weight: deed.order })
      case 'removeImported':
        return rest.call(exclusivePageCalls.deleteCommunity, { project_id, id: deed.importId })
      case 'saveInfo':
        return rest.call(looperCalls.edit, {
          project_id,
          project_name: deed.draft.name,
          project_avatar: deed.draft.avatar ?? '',
          describe: deed.draft.about,
          project_tag: joinTags(splitTags(deed.draft.tags)),
          twitter_name: deed.draft.xAddress,
          website: deed.draft.website,
          email: deed.draft.email,
          keywords: joinTags(splitTags(deed.draft.keywords)),
          partner_id: deed.draft.partnerId ?? '',
        })
    }
  }
  return {
    projects: (keyword) =>
      pipe(
        rest.call(looperCalls.projects, {
          keyword: keyword === '' ? undefined : keyword,
          page: 1,
          limit: PROJECTS_AT_MOST,
        }),
        TE.map(all),
      ),
    info: (project_id) =>
      pipe(
        rest.call(looperCalls.info, { project_id }),
        TE.map(({ info }) => info),
      ),
    secret: (project_id) =>
      pipe(
        rest.call(looperCalls.info, { project_id }),
        TE.map(({ secret }) => (secret === '' ? null : new Secret(secret))),
      ),
    admins: (project_id) => pipe(rest.call(looperCalls.admins, { project_id }), TE.map(all)),
    communities: (project_id, page) =>
      pipe(
        rest.call(looperCalls.communities, { project_id, page, limit: PAGE }),
        TE.map(counted),
        TE.map(toPagedResult(page, PAGE)),
      ),
    applications: () => pipe(rest.call(applicationCalls.list, {}), TE.map(all)),
    opLogs: (project_id, page) =>
      pipe(
        rest.call(looperCalls.opLogs, { project_id, page, limit: PAGE }),
        TE.map(counted),
        TE.map(toPagedResult(page, PAGE)),
      ),
    partner: (project_id) => rest.call(exclusivePageCalls.partner, { project_id }),
    page: (project_id) => rest.call(exclusivePageCalls.page, { project_id }),
    imported: (project_id) => pipe(rest.call(exclusivePageCalls.communities, { project_id }), TE.map(all)),
    verified: (project_id) => pipe(rest.call(analyticsCalls.verifyList, { project_id }), TE.map(all)),
    perform: (deed) =>
      pipe(
        perform(deed),
        TE.map(() => undefined),
      ),
  }
}
