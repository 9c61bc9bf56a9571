import * as E from 'fp-ts/Either'
import type { AccountMessage } from '../../domain/account-log'
import { deedEffects, groupFormEffects, linkCheckEffects, peopleEffects, type Deed } from '../../domain/running'
import type { TabMessage } from '../../domain/tab-log'
import { acting, answering, reading, type Asked } from '../effect'
import type { Ports } from '../ports'

/** spec 1 §9: 30 where no other is given, 20 for a list that is searched by a word. */
const MEMBERS_A_PAGE = 30
const FOUND_A_PAGE = 20

/** After these one has nothing to look for there. */
const LEAVES: ReadonlySet<Deed['kind']> = new Set(['leave', 'handOver', 'dissolve'])

interface Needs {
  readonly ports: Pick<Ports, 'groupRunning' | 'groups' | 'navigator'>
  readonly sayToAccount: (message: AccountMessage) => Promise<void>
}

/** The account hears of what was done before the form or the dialog closes: nowhere is it seen as it was before. */
export const makeRunningEffects = ({ ports: { groupRunning, groups, navigator }, sayToAccount }: Needs) => ({
  groupForm: {
    checkSetup: reading(groupFormEffects.checkSetup, answering(
      () => groupRunning.mayCreate(),
      (allowed, _, ask): TabMessage => ({ type: 'SetupChecked', ask, allowed }),
      (failure, _, ask): TabMessage => ({ type: 'SetupNotChecked', ask, failure }),
    )),
    saveGroup: acting(groupFormEffects.saveGroup, ({ gid, draft }, { ask, say }: Asked<TabMessage>) => {
      let isLeft = false
      void groupRunning.save(gid, draft)().then(async (saved) => {
        if (E.isLeft(saved)) return say({ type: 'GroupNotStored', ask, failure: saved.left })
        await sayToAccount({ type: 'GroupSaved', group: saved.right, isNew: gid === null })
        if (!isLeft) navigator.go(`/group/${saved.right.gid}`)
        return say({ type: 'GroupStored', ask })
      })
      return () => { isLeft = true }
    }),
  },
  linkCheck: {
    lookUpLinkName: reading(linkCheckEffects.lookUpLinkName, answering(
      ({ link }) => groupRunning.isLinkFree(link),
      (free, _, ask): TabMessage => ({ type: 'LinkChecked', ask, free }),
      (failure, _, ask): TabMessage => ({ type: 'LinkNotChecked', ask, failure }),
    )),
  },
  deeds: {
    performDeed: acting(deedEffects.performDeed, (deed, { ask, say }: Asked<TabMessage>) => {
      void groupRunning.perform(deed)().then(async (performed) => {
        if (E.isLeft(performed)) return say({ type: 'DeedNotPerformed', ask, gid: deed.gid, failure: performed.left })
        await sayToAccount({ type: 'DeedDone', deed })
        if (LEAVES.has(deed.kind)) navigator.go('/group')
        return say({ type: 'DeedPerformed', ask, gid: deed.gid })
      })
    }),
  },
  people: {
    listPeople: reading(peopleEffects.listPeople, answering(
      ({ gid, among, keyword, page }) => among === 'members' ? groups.members(gid, page, MEMBERS_A_PAGE, keyword === '' ? undefined : keyword)
        : groupRunning.invitable(gid, keyword, page, FOUND_A_PAGE),
      ({ items, dropped }, { among, page }, ask): TabMessage =>
        ({ type: 'PeopleListed', ask, page, size: (among === 'members' ? MEMBERS_A_PAGE : FOUND_A_PAGE) - dropped, people: items }),
      (failure, _, ask): TabMessage => ({ type: 'PeopleNotListed', ask, failure }),
    )),
  },
})
