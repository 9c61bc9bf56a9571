import { sumOf } from '../../../domain/kernel/decimal'
import { balanceAndActivityEffects, balanceAndActivityMessages } from '../../../domain/balance'
import { accountEffects, failsWith } from '../../effects/effect'
import type { BalanceAndActivity } from './ports'

const { read } = accountEffects

export const makeBalanceAndActivityEffects = (balanceAndActivity: BalanceAndActivity) => ({
  loadBalance: read(balanceAndActivityEffects.loadBalance, {
    call: () => balanceAndActivity.worth(),
    toResult: (worth, _, ask) => ({ type: 'balance/BalanceLoaded', ask, usd: sumOf(worth) }),
    failed: failsWith(balanceAndActivityMessages['balance/BalanceNotLoaded']),
  }),
  loadActivity: read(balanceAndActivityEffects.loadActivity, {
    call: () => balanceAndActivity.activity(),
    toResult: (activity, _, ask) => ({ type: 'balance/ActivityLoaded', ask, activity }),
    failed: failsWith(balanceAndActivityMessages['balance/ActivityNotLoaded']),
  }),
})
