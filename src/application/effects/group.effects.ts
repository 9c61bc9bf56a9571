import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { AccountMessage } from '../../domain/account-log'
import { groupEffects, lookupsOf, type Group } from '../../domain/group'
import type { Failure } from '../../domain/kernel/failure'
import { answering, reading } from '../effect'
import type { Ports } from '../ports'
import type { Groups } from '../ports/groups'

/** spec 1 §9: page size 10 for groups, 30 where no other is given. */
const GROUPS_A_PAGE = 10
const MEMBERS_A_PAGE = 30

/** Tries the word as gid, invite key and link name, in that order; what finds nothing falls through (decisions.md). */
export const findByWord = (groups: Groups, word: string): TaskEither<Failure, Group | null> => async () => {
  for (const by of lookupsOf(word)) {
    const found = await groups.find(by, word)()
    if (E.isLeft(found) || found.right !== null) return found
  }
  return E.right(null)
}

export const makeGroupEffects = ({ groups }: Ports) => ({
  listMyGroups: reading(groupEffects.listMyGroups, answering(
    () => groups.mine(),
    (mine, _, ask): AccountMessage => ({ type: 'MyGroupsLoaded', ask, groups: mine }),
    (failure, _, ask): AccountMessage => ({ type: 'MyGroupsNotLoaded', ask, failure }),
  )),
  listTrending: reading(groupEffects.listTrending, answering(
    ({ page }) => groups.trending(page, GROUPS_A_PAGE),
    ({ items, dropped }, { page }, ask): AccountMessage =>
      ({ type: 'TrendingLoaded', ask, page, size: GROUPS_A_PAGE - dropped, groups: items }),
    (failure, _, ask): AccountMessage => ({ type: 'TrendingNotLoaded', ask, failure }),
  )),
  findGroup: reading(groupEffects.findGroup, answering(
    ({ key }) => findByWord(groups, key),
    (group, { key }, ask): AccountMessage => group === null
      ? { type: 'GroupNotFound', ask, key } : { type: 'GroupFound', ask, key, group },
    (failure, { key }, ask): AccountMessage => ({ type: 'GroupNotLoaded', ask, key, failure }),
  )),
  loadLinkHosts: reading(groupEffects.loadLinkHosts, answering(
    () => groups.linkWhitelist(),
    (hosts, _, ask): AccountMessage => ({ type: 'LinkHostsLoaded', ask, hosts }),
    (failure, _, ask): AccountMessage => ({ type: 'LinkHostsNotLoaded', ask, failure }),
  )),
  listMembers: reading(groupEffects.listMembers, answering(
    ({ gid, page }) => groups.members(gid, page, MEMBERS_A_PAGE),
    ({ items, dropped }, { gid, page }, ask): AccountMessage =>
      ({ type: 'MembersLoaded', ask, gid, page, size: MEMBERS_A_PAGE - dropped, members: items }),
    (failure, { gid }, ask): AccountMessage => ({ type: 'MembersNotLoaded', ask, gid, failure }),
  )),
})
