import { keysOf } from '../../../../../domain/kernel/table'
import { levelOf } from '../../people/levels'
import { crowdMember } from '../../seed/people'
import type { Community, World } from '../../world'

/** Whoever lives out of town is known by a few of them. */
const SAMPLE = 200

/** How many members have at least that level. */
export const reachOf = (world: World, { members, crowd }: Community, level: number): number => {
  const inTown = keysOf(members).filter((xid) => {
    const account = world.accounts[xid]
    return account !== undefined && levelOf(world, account) >= level
  }).length
  const some = Math.min(SAMPLE, crowd)
  const high = Array.from({ length: some }, (_, n) => crowdMember(world.seed, n)).filter((one) => one.level >= level).length
  return inTown + (some === 0 ? 0 : Math.floor((crowd * high) / some))
}
