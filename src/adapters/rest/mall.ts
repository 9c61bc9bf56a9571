import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Mall } from '../../application/features/mall/ports'
import { mallCalls } from '../wire/calls/mall-calls'
import type { RestClient } from './client/rest-client'

/** The mall's packages over the API (spec 2 §7 Mall). */
export const makeMall = (rest: RestClient): Mall => ({
  packages: () =>
    pipe(
      rest.call(mallCalls.skuList, {}),
      TE.map(({ data: { items, dropped } }) => {
        rest.countDropped(dropped)
        return items
      }),
    ),
})
