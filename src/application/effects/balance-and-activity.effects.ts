import { sumOf } from '../../domain/kernel/decimal'
import { frameEffects, frameMessages } from '../../domain/shell'
import { accountEffects, failsWith } from './effect'
import type { Ports } from '../ports'

const { read } = accountEffects

export const makeBalanceAndActivityEffects = ({ balanceAndActivity: surroundings }: Ports) => ({
  loadBalance: read(frameEffects.loadBalance, {
    call: () => surroundings.worth(),
    toResult: (worth, _, ask) => ({ type: 'BalanceLoaded', ask, usd: sumOf(worth) }),
    failed: failsWith(frameMessages.BalanceNotLoaded),
  }),
  loadActivity: read(frameEffects.loadActivity, {
    call: () => surroundings.activity(),
    toResult: (activity, _, ask) => ({ type: 'ActivityLoaded', ask, activity }),
    failed: failsWith(frameMessages.ActivityNotLoaded),
  }),
})
