import * as E from 'fp-ts/Either'
import { asList } from '../../wire/codecs/list'
import { partnerCalls } from '../../wire/calls/partner-calls'
import type { Caller } from '../routes/route-builder'
import {
  configOf,
  groupsFound,
  highlightsFor,
  homeFor,
  peopleFound,
  projectOf,
} from '../state/features/partner/projects'
import { pageOf } from '../state/group-views'
import type { ServerFeature } from './server-feature'

/**
 * The routes of the partner service. Visitors may read partner pages. Each response contains only the groups that the
 * caller may read.
 */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    const meant = (link: string | undefined, { partnerId }: Caller) => projectOf(host.world(), link, partnerId)
    to.authenticated(partnerCalls.list, ({ link }, caller) => {
      const project = meant(link, caller)
      return E.right(project === null ? null : homeFor(host.world(), project, caller.account.xid))
    })
    to.authenticated(partnerCalls.config, ({ link }, caller) => {
      const project = meant(link, caller)
      return E.right(project === null ? null : configOf(project))
    })
    to.authenticated(partnerCalls.highlights, ({ link }, caller) => {
      const project = meant(link, caller)
      return E.right(project === null ? null : highlightsFor(host.world(), project, caller.account.xid))
    })
    to.authenticated(partnerCalls.searchGroups, ({ link, keyword, page, size }, caller) => {
      const project = meant(link, caller)
      return E.right(
        asList(
          project === null ? [] : pageOf(groupsFound(host.world(), project, caller.account.xid, keyword), page, size),
        ),
      )
    })
    to.authenticated(partnerCalls.searchPeople, ({ link, keyword, page, size }, caller) => {
      const project = meant(link, caller)
      if (project === null || caller.account.isVisitor) return E.right(asList([]))
      return E.right(asList(pageOf(peopleFound(host.world(), project, keyword), page, size)))
    })
  },
}
