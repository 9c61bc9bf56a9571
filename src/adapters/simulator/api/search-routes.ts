import * as E from 'fp-ts/Either'
import { allOf } from '../../wire/list'
import { searchCalls } from '../../wire/search-calls'
import { groupsNamed, peopleNamed } from '../world/chat/search-views'
import { pageOf } from '../world/views'
import type { RouteDeps, ToRoute } from './route'

export const searchRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  to.known(searchCalls.groups, ({ keyword, page, size }, { account: { xid } }) =>
    E.right(allOf(pageOf(groupsNamed(host.world(), xid, keyword), page, size))))
  to.known(searchCalls.people, ({ keyword, page, limit }) => E.right(allOf(pageOf(peopleNamed(host.world(), keyword), page, limit))))
}
