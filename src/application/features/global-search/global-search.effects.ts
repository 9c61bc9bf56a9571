import { globalSearchEffects, globalSearchMessages, RESULTS_PER_PAGE } from '../../../domain/global-search'
import { failsWith, tabEffects } from '../../effects/effect'
import type { Ports } from '../../ports'

const { read } = tabEffects

export const makeGlobalSearchEffects = ({ groups, profiles }: Pick<Ports, 'groups' | 'profiles'>) => ({
  searchGroups: read(globalSearchEffects.searchGroups, {
    call: ({ keyword, page }) => groups.search(keyword, page, RESULTS_PER_PAGE),
    toResult: ({ items, dropped }, { place, page }, ask) => ({
      type: 'global-search/GroupResultsLoaded',
      ask,
      place,
      page,
      size: RESULTS_PER_PAGE - dropped,
      groups: items,
    }),
    failed: failsWith(globalSearchMessages['global-search/SearchResultsNotLoaded']),
  }),
  searchPeople: read(globalSearchEffects.searchPeople, {
    call: ({ keyword, page }) => profiles.search(keyword, page, RESULTS_PER_PAGE),
    toResult: ({ items, dropped }, { place, page }, ask) => ({
      type: 'global-search/PersonResultsLoaded',
      ask,
      place,
      page,
      size: RESULTS_PER_PAGE - dropped,
      rows: items,
    }),
    failed: failsWith(globalSearchMessages['global-search/SearchResultsNotLoaded']),
  }),
})
