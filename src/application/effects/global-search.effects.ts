import { globalSearchEffects, globalSearchMessages, RESULTS_PER_PAGE } from '../../domain/global-search'
import { failsWith, tabEffects } from './effect'
import type { Ports } from '../ports'

const { read } = tabEffects

export const makeGlobalSearchEffects = ({ groups, profiles }: Pick<Ports, 'groups' | 'profiles'>) => ({
  findGroups: read(globalSearchEffects.findGroups, {
    call: ({ keyword, page }) => groups.search(keyword, page, RESULTS_PER_PAGE),
    toResult: ({ items, dropped }, { place, page }, ask) => ({
      type: 'GroupsFound',
      ask,
      place,
      page,
      size: RESULTS_PER_PAGE - dropped,
      groups: items,
    }),
    failed: failsWith(globalSearchMessages.FoundNotRead),
  }),
  findPeople: read(globalSearchEffects.findPeople, {
    call: ({ keyword, page }) => profiles.search(keyword, page, RESULTS_PER_PAGE),
    toResult: ({ items, dropped }, { place, page }, ask) => ({
      type: 'PeopleFound',
      ask,
      place,
      page,
      size: RESULTS_PER_PAGE - dropped,
      rows: items,
    }),
    failed: failsWith(globalSearchMessages.FoundNotRead),
  }),
})
