import { finderEffects, finderMessages, FOUND_A_PAGE } from '../../domain/global-search'
import { failsWith, tabEffects } from './effect'
import type { Ports } from '../ports'

const { read } = tabEffects

export const makeGlobalSearchEffects = ({ groups, profiles }: Pick<Ports, 'groups' | 'profiles'>) => ({
  findGroups: read(finderEffects.findGroups, {
    call: ({ keyword, page }) => groups.search(keyword, page, FOUND_A_PAGE),
    toResult: ({ items, dropped }, { place, page }, ask) => ({
      type: 'GroupsFound',
      ask,
      place,
      page,
      size: FOUND_A_PAGE - dropped,
      groups: items,
    }),
    failed: failsWith(finderMessages.FoundNotRead),
  }),
  findPeople: read(finderEffects.findPeople, {
    call: ({ keyword, page }) => profiles.search(keyword, page, FOUND_A_PAGE),
    toResult: ({ items, dropped }, { place, page }, ask) => ({
      type: 'PeopleFound',
      ask,
      place,
      page,
      size: FOUND_A_PAGE - dropped,
      rows: items,
    }),
    failed: failsWith(finderMessages.FoundNotRead),
  }),
})
