import type { AccountMessage } from '../../domain/account-log'
import { sumOf } from '../../domain/kernel/decimal'
import { frameEffects } from '../../domain/shell'
import { answering, reading } from '../effect'
import type { Ports } from '../ports'

export const makeFrameEffects = ({ surroundings }: Ports) => ({
  loadBalance: reading(frameEffects.loadBalance, answering(
    () => surroundings.worth(),
    (worth, _, ask): AccountMessage => ({ type: 'BalanceLoaded', ask, usd: sumOf(worth) }),
    (failure, _, ask): AccountMessage => ({ type: 'BalanceNotLoaded', ask, failure }),
  )),
  loadActivity: reading(frameEffects.loadActivity, answering(
    () => surroundings.activity(),
    (activity, _, ask): AccountMessage => ({ type: 'ActivityLoaded', ask, activity }),
    (failure, _, ask): AccountMessage => ({ type: 'ActivityNotLoaded', ask, failure }),
  )),
})
