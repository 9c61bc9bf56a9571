import { finderEffects, finderMessages, FOUND_A_PAGE } from '../../domain/finder'
import { failing, tabEffects } from '../effect'
import type { Ports } from '../ports'

const { read } = tabEffects

export const makeFinderEffects = ({ groups, profiles }: Pick<Ports, 'groups' | 'profiles'>) => ({
  findGroups: read(finderEffects.findGroups, {
    call: ({ keyword, page }) => groups.search(keyword, page, FOUND_A_PAGE),
    done: ({ items, dropped }, { place, page }, ask) => ({ type: 'GroupsFound', ask, place, page, size: FOUND_A_PAGE - dropped, groups: items }),
    failed: failing(finderMessages.FoundNotRead),
  }),
  findPeople: read(finderEffects.findPeople, {
    call: ({ keyword, page }) => profiles.search(keyword, page, FOUND_A_PAGE),
    done: ({ items, dropped }, { place, page }, ask) => ({ type: 'PeopleFound', ask, place, page, size: FOUND_A_PAGE - dropped, rows: items }),
    failed: failing(finderMessages.FoundNotRead),
  }),
})
