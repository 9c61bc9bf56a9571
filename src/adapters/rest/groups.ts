import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Groups } from '../../application/ports/groups'
import type { Group } from '../../domain/group'
import type { Failure } from '../../domain/kernel/failure'
import { groupListCalls } from '../wire/calls/group-calls'
import { joinCalls, JOIN_MODES } from '../wire/calls/join-calls'
import type { ListPage } from '../wire/codecs/list'
import { searchCalls } from '../wire/calls/search-calls'
import { pathParam } from '../wire/codecs/path-param'
import type { RestClient } from './client/rest-client'

/**
 * Groups over the API (spec 1 §7). `find` sends no call and finds no group if the gid, link or invite key could not be
 * a path segment (BI-117).
 */
export const makeGroups = (rest: RestClient): Groups => {
  const counted = <A>(rows: ListPage<A>): ListPage<A> => {
    rest.countDropped(rows.dropped)
    return rows
  }
  const itemsOnly = <A>(rows: ListPage<A>): readonly A[] => counted(rows).items
  const findBy = (by: 'gid' | 'inviteKey' | 'link', word: string): TE.TaskEither<Failure, Group | null> => {
    switch (by) {
      case 'gid':
        return rest.call(groupListCalls.info, { gid: word, link: undefined })
      case 'link':
        return rest.call(groupListCalls.info, { gid: undefined, link: word })
      case 'inviteKey':
        return rest.call(groupListCalls.share, { key: word })
    }
  }
  return {
    mine: () => pipe(rest.call(groupListCalls.mygroups, {}), TE.map(itemsOnly)),
    trending: (page, size) => pipe(rest.call(groupListCalls.newTrending, { page, limit: size }), TE.map(counted)),
    find: (by, word) => (pathParam(word) === null ? TE.right(null) : findBy(by, word)),
    members: (gid, page, size, keyword) =>
      pipe(
        rest.call(groupListCalls.groupMembers, { gid, page, limit: size, keyword, gift_bubble: undefined }),
        TE.map(counted),
      ),
    search: (keyword, page, size) => pipe(rest.call(searchCalls.groups, { keyword, page, size }), TE.map(counted)),
    join: (gid, mode) =>
      pipe(
        rest.call(joinCalls.join, { gid, join_mode: JOIN_MODES[mode] }),
        TE.map(() => undefined),
      ),
    apply: (gid, isForSpace) =>
      pipe(
        rest.call(joinCalls.applyJoin, { gid, request_type: isForSpace ? 1 : undefined }),
        TE.map(() => undefined),
      ),
    linkWhitelist: () =>
      pipe(
        rest.call(groupListCalls.defaultConfig, {}),
        TE.map(({ link_whitelist }) => itemsOnly(link_whitelist)),
      ),
  }
}
