import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { groupEffects, groupMessages, lookupsOf, type Group } from '../../../domain/group'
import type { Failure } from '../../../domain/kernel/failure'
import { accountEffects, failsWith } from '../../effects/effect'
import type { Ports } from '../../ports'
import type { Groups } from '../../ports/groups'

const { read } = accountEffects

/** Page sizes (spec 1 §9): 10 for groups, 30 if the spec gives none. */
const GROUPS_A_PAGE = 10
const MEMBERS_A_PAGE = 30

/** Looks up the word as gid, invite key and link name, in that order, until a lookup matches (decisions.md). */
export const findByWord =
  (groups: Groups, word: string): TaskEither<Failure, Group | null> =>
  async () => {
    for (const by of lookupsOf(word)) {
      const found = await groups.find(by, word)()
      if (E.isLeft(found) || found.right !== null) return found
    }
    return E.right(null)
  }

export const makeGroupEffects = ({ groups }: Ports) => ({
  listMyGroups: read(groupEffects.listMyGroups, {
    call: () => groups.mine(),
    toResult: (mine, _, ask) => ({ type: 'group/MyGroupsLoaded', ask, groups: mine }),
    failed: failsWith(groupMessages['group/MyGroupsNotLoaded']),
  }),
  listTrending: read(groupEffects.listTrending, {
    call: ({ page }) => groups.trending(page, GROUPS_A_PAGE),
    toResult: ({ items, dropped }, { page }, ask) => ({
      type: 'group/TrendingLoaded',
      ask,
      page,
      size: GROUPS_A_PAGE - dropped,
      groups: items,
    }),
    failed: failsWith(groupMessages['group/TrendingNotLoaded']),
  }),
  findGroup: read(groupEffects.findGroup, {
    call: ({ key }) => findByWord(groups, key),
    toResult: (group, { key }, ask) =>
      group === null ? { type: 'group/GroupNotFound', ask, key } : { type: 'group/GroupFound', ask, key, group },
    failed: failsWith(groupMessages['group/GroupNotLoaded']),
  }),
  listMembers: read(groupEffects.listMembers, {
    call: ({ gid, page }) => groups.members(gid, page, MEMBERS_A_PAGE),
    toResult: ({ items, dropped }, { gid, page }, ask) => ({
      type: 'group/MembersLoaded',
      ask,
      gid,
      page,
      size: MEMBERS_A_PAGE - dropped,
      members: items,
    }),
    failed: failsWith(groupMessages['group/MembersNotLoaded']),
  }),
})
