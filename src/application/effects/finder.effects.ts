import { FOUND_A_PAGE, finderEffects } from '../../domain/finder'
import type { TabMessage } from '../../domain/tab-log'
import { answering, reading } from '../effect'
import type { Ports } from '../ports'

export const makeFinderEffects = ({ groups, profiles }: Pick<Ports, 'groups' | 'profiles'>) => ({
  findGroups: reading(finderEffects.findGroups, answering(
    ({ keyword, page }) => groups.search(keyword, page, FOUND_A_PAGE),
    ({ items, dropped }, { place, page }, ask): TabMessage => ({ type: 'GroupsFound', ask, place, page, size: FOUND_A_PAGE - dropped, groups: items }),
    (failure, { place }, ask): TabMessage => ({ type: 'FoundNotRead', ask, place, failure }),
  )),
  findPeople: reading(finderEffects.findPeople, answering(
    ({ keyword, page }) => profiles.search(keyword, page, FOUND_A_PAGE),
    ({ items, dropped }, { place, page }, ask): TabMessage => ({ type: 'PeopleFound', ask, place, page, size: FOUND_A_PAGE - dropped, rows: items }),
    (failure, { place }, ask): TabMessage => ({ type: 'FoundNotRead', ask, place, failure }),
  )),
})
