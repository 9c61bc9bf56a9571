import type { Instant } from '../../../../domain/kernel/instant'
import { entriesOf } from '../../../../domain/kernel/table'
import type { ServerInputOf } from '../input'
import { doneResult, type StepResult } from '../output'
import type { ServerState } from '../server-state'
import type { ChainTransfer } from './assets'
import { depositArrived } from './deposits'
import { confirmationsBy } from './chain-parameters'
import { isRewardDue, rewardsPaid } from './staking'
import { withdrawalSettled } from './withdrawals'

const isConfirmed = ({ chainId, at }: ChainTransfer, now: Instant): boolean => {
  const [had, needed] = confirmationsBy(chainId, at, now)
  return had >= needed
}

const dueIn = (transits: ServerState['assets']['deposits'], xid: string, now: Instant): readonly string[] =>
  entriesOf(transits).flatMap(([id, one]) => (one.xid === xid && !one.isDone && isConfirmed(one, now) ? [id] : []))

/** Whether this member has transfers or rewards that are due but not in the ledger yet. */
export const isWorkDue = (world: ServerState, xid: string, now: Instant): boolean =>
  dueIn(world.assets.deposits, xid, now).length > 0 ||
  dueIn(world.assets.withdrawals, xid, now).length > 0 ||
  isRewardDue(world, xid, now)

/**
 * Adds the member's confirmed deposits, confirmed withdrawals and staking rewards to the ledger. Rewards are paid for
 * whole days only.
 */
export const chainAdvanced = (world: ServerState, { at, xid }: ServerInputOf<'ChainAdvanced'>): StepResult => {
  const arrived = dueIn(world.assets.deposits, xid, at).reduce((acc, id) => depositArrived(acc, id, at), world)
  const settled = dueIn(world.assets.withdrawals, xid, at).reduce((acc, id) => withdrawalSettled(acc, id, at), arrived)
  return doneResult(rewardsPaid(settled, xid, at))
}
