import * as E from 'fp-ts/Either'
import { asList } from '../../wire/codecs/list'
import { searchCalls } from '../../wire/calls/search-calls'
import { groupsNamed, peopleNamed } from '../state/chat/search-views'
import { pageOf } from '../state/group-views'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

/**
 * Search. A visitor finds groups that anybody may read, and no people: visitors may not read profiles (spec 1 §6), and a
 * search would list all members to a program without an account.
 */
const routes = (to: RouteBuilder, { host }: RouteDeps): void => {
  to.authenticated(searchCalls.groups, ({ keyword, page, size }, { account: { xid } }) =>
    E.right(asList(pageOf(groupsNamed(host.world(), xid, keyword), page, size))),
  )
  to.authenticated(searchCalls.people, ({ keyword, page, limit }, { account }) =>
    E.right(asList(account.isVisitor ? [] : pageOf(peopleNamed(host.world(), keyword), page, limit))),
  )
}

export const server: ServerFeature = { routes }
