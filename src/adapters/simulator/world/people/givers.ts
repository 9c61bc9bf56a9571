import { decimalOf, sumOf, type Decimal } from '../../../../domain/kernel/decimal'
import { compare, isAbove } from '../../../../domain/kernel/decimal-math'
import { keysOf } from '../../../../domain/kernel/table'
import type { Giver } from '../../../../domain/spotlight'
import { mixedSeed, numberOf, seededChance } from '../chance'
import { faceOf } from './faces'
import { givenIn } from '../features/gift/sent'
import { NOTHING } from '../ledger/currencies'
import type { Account, Community, World } from '../world'

/** What somebody had given before the town was founded: it follows from who they are. Whoever signs in had given nothing. */
const givenBefore = (world: World, { gid }: Community, { xid, email }: Account): Decimal => {
  const chance = seededChance(mixedSeed(world.seed, Number(gid), numberOf(xid), 6))
  const units = email !== null || chance.next() < 0.6 ? 0 : chance.between(1, 60) * chance.between(1, 60) * 4
  return decimalOf(units) ?? NOTHING
}

/** Those members who have given in that group, in LOOP: what they had given before, and each gift since. */
export const giversOf = (world: World, community: Community): readonly Giver[] => {
  const since = givenIn(world, community.gid)
  return keysOf(community.members).flatMap((key) => world.accounts[key] ?? [])
    .map((account) => ({ xid: account.xid, given: sumOf([givenBefore(world, community, account), since.get(account.xid) ?? NOTHING]) }))
    .filter(({ given }) => isAbove(given, NOTHING))
    .sort((a, b) => compare(b.given, a.given) || (a.xid < b.xid ? -1 : 1)).slice(0, 100)
    .map(({ xid, given }) => ({ ...faceOf(world, xid), given }))
}
