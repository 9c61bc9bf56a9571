import { keysOf } from '../../../../../domain/kernel/table'
import { levelOf } from '../../users/levels'
import { anonymousMember } from '../../seed/residents'
import type { Community, ServerState } from '../../server-state'

/** The number of generated crowd members from which the levels of the whole crowd are estimated. */
const SAMPLE = 200

/**
 * The number of members, including the crowd, who have at least this level. For the crowd the number is an estimate.
 */
export const reachOf = (world: ServerState, { members, crowd }: Community, level: number): number => {
  const inTown = keysOf(members).filter((xid) => {
    const account = world.accounts[xid]
    return account !== undefined && levelOf(world, account) >= level
  }).length
  const some = Math.min(SAMPLE, crowd)
  const high = Array.from({ length: some }, (_, n) => anonymousMember(world.seed, n)).filter(
    (one) => one.level >= level,
  ).length
  return inTown + (some === 0 ? 0 : Math.floor((crowd * high) / some))
}
