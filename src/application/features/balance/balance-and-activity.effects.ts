import { sumOf } from '../../../domain/kernel/decimal'
import { balanceAndActivityEffects, balanceAndActivityMessages } from '../../../domain/balance'
import { accountEffects, failsWith } from '../../effects/effect'
import type { Ports } from '../../ports'

const { read } = accountEffects

export const makeBalanceAndActivityEffects = ({ balanceAndActivity: surroundings }: Ports) => ({
  loadBalance: read(balanceAndActivityEffects.loadBalance, {
    call: () => surroundings.worth(),
    toResult: (worth, _, ask) => ({ type: 'balance/BalanceLoaded', ask, usd: sumOf(worth) }),
    failed: failsWith(balanceAndActivityMessages['balance/BalanceNotLoaded']),
  }),
  loadActivity: read(balanceAndActivityEffects.loadActivity, {
    call: () => surroundings.activity(),
    toResult: (activity, _, ask) => ({ type: 'balance/ActivityLoaded', ask, activity }),
    failed: failsWith(balanceAndActivityMessages['balance/ActivityNotLoaded']),
  }),
})
