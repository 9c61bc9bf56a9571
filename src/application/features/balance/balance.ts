import { balanceFeature } from '../../../domain/balance/feature'
import { implementFeature } from '../implement-feature'
import { makeBalanceAndActivityEffects } from './balance-and-activity.effects'
import type { BalanceAndActivity } from './ports'

export const balanceImplementation = implementFeature(
  balanceFeature,
  (_deps, balanceAndActivity: BalanceAndActivity) => ({
    account: { 'balance/balanceAndActivity': makeBalanceAndActivityEffects(balanceAndActivity) },
  }),
)
