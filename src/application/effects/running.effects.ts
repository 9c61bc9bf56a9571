import * as TE from 'fp-ts/TaskEither'
import type { Group } from '../../domain/group'
import type { Xid } from '../../domain/kernel/ids'
import { deedEffects, deedMessages, groupFormEffects, groupFormMessages, linkCheckEffects, linkCheckMessages, peopleEffects, peopleMessages, type Deed, type GroupDraft } from '../../domain/running'
import { failing, onlyOne, tabEffects } from '../effect'
import type { Ports } from '../ports'
import type { TabNeeds } from './tab-needs'

const { idempotent, once, read } = tabEffects

/** spec 1 §9: 30 where no other is given, 20 for a list that is searched by a word. */
const MEMBERS_A_PAGE = 30
const FOUND_A_PAGE = 20

/** After these one has nothing to look for there. */
const LEAVES: ReadonlySet<Deed['kind']> = new Set(['leave', 'handOver', 'dissolve'])

/** The group that was made of this draft by this person, as far as a list tells. */
const isFrom = ({ name, description, joinType }: GroupDraft, by: Xid | null) => (group: Group): boolean =>
  group.ownerXid === by && group.name === name.trim() && group.description === description.trim() && group.joinType === joinType

interface Needs extends Pick<TabNeeds, 'me' | 'sayToAccount'> {
  readonly ports: Pick<Ports, 'groupRunning' | 'groups' | 'navigator'>
}

/** The account hears of what was done before the form or the dialog closes: nowhere is it seen as it was before. */
export const makeRunningEffects = ({ ports: { groupRunning, groups, navigator }, me, sayToAccount }: Needs) => ({
  groupForm: {
    checkSetup: read(groupFormEffects.checkSetup, {
      call: () => groupRunning.mayCreate(),
      done: (allowed, _, ask) => ({ type: 'SetupChecked', ask, allowed }),
      failed: failing(groupFormMessages.SetupNotChecked),
    }),
    createGroup: once(groupFormEffects.createGroup, {
      call: ({ draft }) => groupRunning.save(null, draft),
      onResume: ({ draft }) => TE.map((mine: readonly Group[]) => onlyOne(mine.filter(isFrom(draft, me()))))(groups.mine()),
      tell: (group, _, under) => sayToAccount({ type: 'GroupSaved', group, isNew: true }, under),
      lead: ({ gid }) => navigator.go(`/group/${gid}`),
      done: (_, __, ask) => ({ type: 'GroupStored', ask }),
      failed: failing(groupFormMessages.GroupNotStored),
      unknown: failing(groupFormMessages.GroupOutcomeUnknown),
    }),
    saveGroup: idempotent(groupFormEffects.saveGroup, {
      call: ({ gid, draft }) => groupRunning.save(gid, draft),
      tell: (group, _, under) => sayToAccount({ type: 'GroupSaved', group, isNew: false }, under),
      lead: ({ gid }) => navigator.go(`/group/${gid}`),
      done: (_, __, ask) => ({ type: 'GroupStored', ask }),
      failed: failing(groupFormMessages.GroupNotStored),
    }),
  },
  linkCheck: {
    lookUpLinkName: read(linkCheckEffects.lookUpLinkName, {
      call: ({ link }) => groupRunning.isLinkFree(link),
      done: (free, _, ask) => ({ type: 'LinkChecked', ask, free }),
      failed: failing(linkCheckMessages.LinkNotChecked),
    }),
  },
  deeds: {
    performDeed: idempotent(deedEffects.performDeed, {
      call: (deed) => groupRunning.perform(deed),
      tell: (_, deed, under) => sayToAccount({ type: 'DeedDone', deed }, under),
      lead: (_, { kind }) => { if (LEAVES.has(kind)) navigator.go('/group') },
      done: (_, { gid }, ask) => ({ type: 'DeedPerformed', ask, gid }),
      failed: failing(deedMessages.DeedNotPerformed),
    }),
  },
  people: {
    listPeople: read(peopleEffects.listPeople, {
      call: ({ gid, among, keyword, page }) => among === 'members' ? groups.members(gid, page, MEMBERS_A_PAGE, keyword === '' ? undefined : keyword)
          : groupRunning.invitable(gid, keyword, page, FOUND_A_PAGE),
      done: ({ items, dropped }, { among, page }, ask) =>
          ({ type: 'PeopleListed', ask, page, size: (among === 'members' ? MEMBERS_A_PAGE : FOUND_A_PAGE) - dropped, people: items }),
      failed: failing(peopleMessages.PeopleNotListed),
    }),
  },
})
