import { sumOf } from '../../domain/kernel/decimal'
import { balanceAndActivityEffects, balanceAndActivityMessages } from '../../domain/shell'
import { accountEffects, failsWith } from './effect'
import type { Ports } from '../ports'

const { read } = accountEffects

export const makeBalanceAndActivityEffects = ({ balanceAndActivity: surroundings }: Ports) => ({
  loadBalance: read(balanceAndActivityEffects.loadBalance, {
    call: () => surroundings.worth(),
    toResult: (worth, _, ask) => ({ type: 'BalanceLoaded', ask, usd: sumOf(worth) }),
    failed: failsWith(balanceAndActivityMessages.BalanceNotLoaded),
  }),
  loadActivity: read(balanceAndActivityEffects.loadActivity, {
    call: () => surroundings.activity(),
    toResult: (activity, _, ask) => ({ type: 'ActivityLoaded', ask, activity }),
    failed: failsWith(balanceAndActivityMessages.ActivityNotLoaded),
  }),
})
