import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { BalanceAndActivity } from '../../application/features/balance/ports'
import { balanceAndActivityCalls } from '../wire/calls/group-calls'
import type { RestClient } from './client/rest-client'

/** Balances and activity settings over the API (spec 1 §7, spec 2 §7). */
export const makeBalanceAndActivity = (rest: RestClient): BalanceAndActivity => ({
  worth: () =>
    pipe(
      rest.call(balanceAndActivityCalls.balance, { gid: undefined }),
      TE.map(({ items, dropped }) => {
        rest.countDropped(dropped)
        return items.map(({ usd }) => usd)
      }),
    ),
  activity: () => rest.call(balanceAndActivityCalls.activityConfig, {}),
})
