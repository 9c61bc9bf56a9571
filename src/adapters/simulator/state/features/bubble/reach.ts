import { keysOf } from '../../../../../domain/kernel/table'
import { levelOf } from '../../users/levels'
import { anonymousMember } from '../../seed/residents'
import type { Community, ServerState } from '../../server-state'

/** The crowd's levels are estimated from a sample of this size. */
const SAMPLE = 200

/** How many members have at least that level. */
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
