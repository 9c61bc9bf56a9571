import { decimalOf, sumOf, type Decimal } from '../../../../domain/kernel/decimal'
import { compare, isGreater } from '../../../../domain/kernel/decimal-math'
import { keysOf } from '../../../../domain/kernel/table'
import type { GiftGiver } from '../../../../domain/group-overview'
import { mixSeeds, hashText, seededRandom } from '../seeded-random'
import { senderOf } from './senders'
import { givenIn } from '../features/gift/sent'
import { NOTHING } from '../ledger/currencies'
import type { UserAccount, Community, ServerState } from '../server-state'

/**
 * The seeded value in LOOP of the gifts that a member gave in a group before the state was seeded: 0 for accounts with
 * an email address.
 */
const givenBefore = (world: ServerState, { gid }: Community, { xid, email }: UserAccount): Decimal => {
  const chance = seededRandom(mixSeeds(world.seed, Number(gid), hashText(xid), 6))
  const units = email !== null || chance.next() < 0.6 ? 0 : chance.between(1, 60) * chance.between(1, 60) * 4
  return decimalOf(units) ?? NOTHING
}

/** The members who gave gifts in a group, with the sum in LOOP of seeded and later gifts. */
export const giftGiversOf = (world: ServerState, community: Community): readonly GiftGiver[] => {
  const since = givenIn(world, community.gid)
  return keysOf(community.members)
    .flatMap((key) => world.accounts[key] ?? [])
    .map((account) => ({
      xid: account.xid,
      given: sumOf([givenBefore(world, community, account), since.get(account.xid) ?? NOTHING]),
    }))
    .filter(({ given }) => isGreater(given, NOTHING))
    .sort((a, b) => compare(b.given, a.given) || (a.xid < b.xid ? -1 : 1))
    .slice(0, 100)
    .map(({ xid, given }) => ({ ...senderOf(world, xid), given }))
}
