import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Partners } from '../../application/features/partner/ports'
import { partnerCalls } from '../wire/calls/partner-calls'
import { groupAdminCalls } from '../wire/calls/group-admin-calls'
import type { RestClient } from './client/rest-client'

export const makePartners = (rest: RestClient): Partners => {
  const counted = <R extends { readonly dropped: number }>(rows: R): R => {
    rest.countDropped(rows.dropped)
    return rows
  }
  const of = (link: string | null) => ({ link: link ?? undefined })
  return {
    home: (link) => rest.call(partnerCalls.list, of(link)),
    config: (link) => rest.call(partnerCalls.config, of(link)),
    highlights: (link) => rest.call(partnerCalls.highlights, of(link)),
    searchGroups: (link, keyword, page, size) =>
      pipe(rest.call(partnerCalls.searchGroups, { ...of(link), keyword, page, size }), TE.map(counted)),
    searchPeople: (link, keyword, page, size) =>
      pipe(rest.call(partnerCalls.searchPeople, { ...of(link), keyword, page, size }), TE.map(counted)),
    mayCreate: () =>
      pipe(
        rest.call(groupAdminCalls.setupCheck, {}),
        TE.map(({ allowed }) => allowed),
      ),
  }
}
