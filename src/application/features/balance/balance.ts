import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { activityQuery, worthQuery } from '../../../domain/balance'
import { balanceFeature } from '../../../domain/balance/feature'
import { sumOf } from '../../../domain/kernel/decimal'
import { readValue } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { BalanceAndActivity } from './ports'

export const balanceImplementation = implementFeature(
  balanceFeature,
  (_deps, balanceAndActivity: BalanceAndActivity) => ({
    account: {
      'balance/worth': readValue(worthQuery, () => pipe(balanceAndActivity.worth(), TE.map(sumOf))),
      'balance/activity': readValue(activityQuery, () => balanceAndActivity.activity()),
    },
  }),
)
