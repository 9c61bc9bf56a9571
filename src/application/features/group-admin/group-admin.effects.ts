import * as TE from 'fp-ts/TaskEither'
import type { Group } from '../../../domain/group'
import type { Xid } from '../../../domain/kernel/ids'
import {
  groupActionEffects,
  groupActionMessages,
  groupFormEffects,
  groupFormMessages,
  linkCheckEffects,
  linkCheckMessages,
  memberPickerEffects,
  memberPickerMessages,
  type GroupAction,
  type GroupDraft,
} from '../../../domain/group-admin'
import { failsWith, outcomeOfMatches, tabEffects } from '../../effects/effect'
import type { Ports } from '../../ports'
import type { TabDeps } from '../../effects/tab-deps'
import type { GroupAdmin } from './ports'

const { idempotent, once, read } = tabEffects

/** Page sizes (spec 1 §9): 30 if the spec gives none, 20 for a keyword search. */
const MEMBERS_A_PAGE = 30
const FOUND_A_PAGE = 20

/** Actions that remove the member from the group. After such an action, the app leaves the group's page. */
const LEAVES: ReadonlySet<GroupAction['kind']> = new Set(['leave', 'handOver', 'dissolve'])

/** Whether this person created the group from this draft, judged by the fields that a list of groups contains. */
const isFrom =
  ({ name, description, joinType }: GroupDraft, by: Xid | null) =>
  (group: Group): boolean =>
    group.ownerXid === by &&
    group.name === name.trim() &&
    group.description === description.trim() &&
    group.joinType === joinType

interface Deps extends Pick<TabDeps, 'me' | 'dispatchToAccount'> {
  readonly groupAdmin: GroupAdmin
  readonly ports: Pick<Ports, 'groups' | 'navigator'>
}

/** Effects of group administration. They notify the account before a form closes, so no screen shows old data. */
export const makeGroupAdminEffects = ({ groupAdmin, ports: { groups, navigator }, me, dispatchToAccount }: Deps) => ({
  groupForm: {
    checkSetup: read(groupFormEffects.checkSetup, {
      call: () => groupAdmin.mayCreate(),
      toResult: (allowed, _, ask) => ({ type: 'group-admin/SetupChecked', ask, allowed }),
      failed: failsWith(groupFormMessages['group-admin/SetupNotChecked']),
    }),
    createGroup: once(groupFormEffects.createGroup, {
      call: ({ draft }) => groupAdmin.save(null, draft),
      onResume: ({ draft }) =>
        TE.map((mine: readonly Group[]) => outcomeOfMatches(mine.filter(isFrom(draft, me()))))(groups.mine()),
      notifyAccount: (group, _, under) =>
        dispatchToAccount({ type: 'group-admin/GroupSaved', group, isNew: true }, under),
      thenInThisTab: ({ gid }) => navigator.go(`/group/${gid}`),
      toResult: (_, __, ask) => ({ type: 'group-admin/GroupStored', ask }),
      failed: failsWith(groupFormMessages['group-admin/GroupNotStored']),
      toUnknown: failsWith(groupFormMessages['group-admin/GroupOutcomeUnknown']),
    }),
    saveGroup: idempotent(groupFormEffects.saveGroup, {
      call: ({ gid, draft }) => groupAdmin.save(gid, draft),
      notifyAccount: (group, _, under) =>
        dispatchToAccount({ type: 'group-admin/GroupSaved', group, isNew: false }, under),
      thenInThisTab: ({ gid }) => navigator.go(`/group/${gid}`),
      toResult: (_, __, ask) => ({ type: 'group-admin/GroupStored', ask }),
      failed: failsWith(groupFormMessages['group-admin/GroupNotStored']),
    }),
  },
  linkCheck: {
    lookUpLinkName: read(linkCheckEffects.lookUpLinkName, {
      call: ({ link }) => groupAdmin.isLinkFree(link),
      toResult: (free, _, ask) => ({ type: 'group-admin/LinkChecked', ask, free }),
      failed: failsWith(linkCheckMessages['group-admin/LinkNotChecked']),
    }),
  },
  deeds: {
    performAction: idempotent(groupActionEffects.performAction, {
      call: (deed) => groupAdmin.perform(deed),
      notifyAccount: (_, deed, under) => dispatchToAccount({ type: 'group-admin/GroupActionDone', deed }, under),
      thenInThisTab: (_, { kind }) => {
        if (LEAVES.has(kind)) navigator.go('/group')
      },
      toResult: (_, { gid }, ask) => ({ type: 'group-admin/GroupActionSucceeded', ask, gid }),
      failed: failsWith(groupActionMessages['group-admin/GroupActionFailed']),
    }),
  },
  people: {
    loadMembersToPick: read(memberPickerEffects.loadMembersToPick, {
      call: ({ gid, among, keyword, page }) =>
        among === 'members'
          ? groups.members(gid, page, MEMBERS_A_PAGE, keyword === '' ? undefined : keyword)
          : groupAdmin.invitable(gid, keyword, page, FOUND_A_PAGE),
      toResult: ({ items, dropped }, { among, page }, ask) => ({
        type: 'group-admin/MembersToPickLoaded',
        ask,
        page,
        size: (among === 'members' ? MEMBERS_A_PAGE : FOUND_A_PAGE) - dropped,
        people: items,
      }),
      failed: failsWith(memberPickerMessages['group-admin/MembersToPickNotLoaded']),
    }),
  },
})
