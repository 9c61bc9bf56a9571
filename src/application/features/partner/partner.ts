import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { RESULTS_PER_PAGE } from '../../../domain/global-search'
import type { Failure } from '../../../domain/kernel/failure'
import {
  configQuery,
  highlightsQuery,
  homeQuery,
  mayCreateQuery,
  partnerFeature,
  partnerSearchEffects,
  partnerSearchMessages,
} from '../../../domain/partner'
import { failsWith, tabEffects } from '../../effects/effect'
import { readValue } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { Partners } from './ports'

const found = <A>(asked: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, { readonly found: A }> =>
  pipe(
    asked,
    TE.map((found) => ({ found })),
  )

/**
 * The effects of the partner search, which reads 24 results per page (spec 3 §9).
 * @internal
 */
export const makePartnerSearchEffects = (partners: Pick<Partners, 'searchGroups' | 'searchPeople'>) => ({
  findGroups: tabEffects.read(partnerSearchEffects.findGroups, {
    call: ({ link, keyword, page }) => partners.searchGroups(link, keyword, page, RESULTS_PER_PAGE),
    toResult: ({ items, dropped }, { page }, ask) => ({
      type: 'partner/GroupsFound',
      ask,
      page,
      size: RESULTS_PER_PAGE - dropped,
      groups: items,
    }),
    failed: failsWith(partnerSearchMessages['partner/ResultsNotLoaded']),
  }),
  findPeople: tabEffects.read(partnerSearchEffects.findPeople, {
    call: ({ link, keyword, page }) => partners.searchPeople(link, keyword, page, RESULTS_PER_PAGE),
    toResult: ({ items, dropped }, { page }, ask) => ({
      type: 'partner/PeopleFound',
      ask,
      page,
      size: RESULTS_PER_PAGE - dropped,
      rows: items,
    }),
    failed: failsWith(partnerSearchMessages['partner/ResultsNotLoaded']),
  }),
})

export const partnerImplementation = implementFeature(partnerFeature, (_needs, partners: Partners) => ({
  account: {
    'partner/home': readValue(homeQuery, ({ link }) => found(partners.home(link))),
    'partner/config': readValue(configQuery, ({ link }) => found(partners.config(link))),
    'partner/highlightsBar': readValue(highlightsQuery, ({ link }) => found(partners.highlights(link))),
    'partner/mayCreate': readValue(mayCreateQuery, () => found(partners.mayCreate())),
  },
  tab: {
    'partner/search': makePartnerSearchEffects(partners),
  },
}))
