import { balanceFeature } from '../../../domain/balance/feature'
import { implementFeature } from '../implement-feature'
import { makeBalanceAndActivityEffects } from './balance-and-activity.effects'

export const balanceImplementation = implementFeature(balanceFeature, ({ ports }) => ({
  account: { 'balance/balanceAndActivity': makeBalanceAndActivityEffects(ports) },
}))
