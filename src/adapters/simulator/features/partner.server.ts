import * as E from 'fp-ts/Either'
import { allOf } from '../../wire/list'
import { partnerCalls } from '../../wire/partner'
import type { Caller } from '../api/route'
import { configOf, groupsFound, highlightsFor, homeFor, peopleFound, projectOf } from '../world/features/partner/projects'
import { pageOf } from '../world/views'
import type { ServerFeature } from './server-feature'

/** The partner service: what a partner shows is for all who are in, visitors too; what they may read of a group is their own. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    const meant = (link: string | undefined, { partnerId }: Caller) => projectOf(host.world(), link, partnerId)
    to.known(partnerCalls.list, ({ link }, caller) => {
      const project = meant(link, caller)
      return E.right(project === null ? null : homeFor(host.world(), project, caller.account.xid))
    })
    to.known(partnerCalls.config, ({ link }, caller) => {
      const project = meant(link, caller)
      return E.right(project === null ? null : configOf(project))
    })
    to.known(partnerCalls.highlights, ({ link }, caller) => {
      const project = meant(link, caller)
      return E.right(project === null ? null : highlightsFor(host.world(), project, caller.account.xid))
    })
    to.known(partnerCalls.searchGroups, ({ link, keyword, page, size }, caller) => {
      const project = meant(link, caller)
      return E.right(allOf(project === null ? [] : pageOf(groupsFound(host.world(), project, caller.account.xid, keyword), page, size)))
    })
    to.known(partnerCalls.searchPeople, ({ link, keyword, page, size }, caller) => {
      const project = meant(link, caller)
      return E.right(allOf(project === null ? [] : pageOf(peopleFound(host.world(), project, keyword), page, size)))
    })
  },
}
