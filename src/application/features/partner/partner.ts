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
import type { Page } from '../../../domain/query'
import { accountEffects, failsWith, tabEffects } from '../../effects/effect'
import { implementFeature } from '../implement-feature'
import type { Partners } from './ports'

const one = <A>(asked: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, Page<{ readonly found: A }>> =>
  pipe(
    asked,
    TE.map((found) => ({ items: [{ found }], next: null })),
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
    'partner/home': {
      read: accountEffects.read(homeQuery.read, {
        call: ({ input: { link } }) => one(partners.home(link)),
        toResult: homeQuery.loaded,
        failed: homeQuery.failed,
      }),
    },
    'partner/config': {
      read: accountEffects.read(configQuery.read, {
        call: ({ input: { link } }) => one(partners.config(link)),
        toResult: configQuery.loaded,
        failed: configQuery.failed,
      }),
    },
    'partner/highlightsBar': {
      read: accountEffects.read(highlightsQuery.read, {
        call: ({ input: { link } }) => one(partners.highlights(link)),
        toResult: highlightsQuery.loaded,
        failed: highlightsQuery.failed,
      }),
    },
    'partner/mayCreate': {
      read: accountEffects.read(mayCreateQuery.read, {
        call: () => one(partners.mayCreate()),
        toResult: mayCreateQuery.loaded,
        failed: mayCreateQuery.failed,
      }),
    },
  },
  tab: {
    'partner/search': makePartnerSearchEffects(partners),
  },
}))
