import { sumOf } from '../../domain/kernel/decimal'
import { frameEffects, frameMessages } from '../../domain/shell'
import { accountEffects, failing } from '../effect'
import type { Ports } from '../ports'

const { read } = accountEffects

export const makeFrameEffects = ({ surroundings }: Ports) => ({
  loadBalance: read(frameEffects.loadBalance, {
    call: () => surroundings.worth(),
    done: (worth, _, ask) => ({ type: 'BalanceLoaded', ask, usd: sumOf(worth) }),
    failed: failing(frameMessages.BalanceNotLoaded),
  }),
  loadActivity: read(frameEffects.loadActivity, {
    call: () => surroundings.activity(),
    done: (activity, _, ask) => ({ type: 'ActivityLoaded', ask, activity }),
    failed: failing(frameMessages.ActivityNotLoaded),
  }),
})
