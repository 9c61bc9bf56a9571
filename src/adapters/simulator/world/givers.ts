import { decimalOf } from '../../../domain/kernel/decimal'
import { keysOf } from '../../../domain/kernel/table'
import type { Giver } from '../../../domain/spotlight'
import { mixedSeed, numberOf, seededChance } from './chance'
import { faceOf } from './faces'
import type { Community, World } from './world'

/** Some of the members have given, each the same every time: as long as no gift is ever sent it follows from who they are. */
export const giversOf = (world: World, community: Community): readonly Giver[] => keysOf(community.members)
  .flatMap((key) => world.accounts[key] ?? []).filter(({ email }) => email === null)
  .flatMap(({ xid }): readonly { readonly xid: typeof xid, readonly units: number }[] => {
    const chance = seededChance(mixedSeed(world.seed, Number(community.gid), numberOf(xid), 6))
    return chance.next() < 0.6 ? [] : [{ xid, units: chance.between(1, 60) * chance.between(1, 60) * 4 }]
  })
  .sort((a, b) => b.units - a.units || (a.xid < b.xid ? -1 : 1)).slice(0, 100)
  .flatMap(({ xid, units }) => {
    const given = decimalOf(units)
    return given === null ? [] : [{ ...faceOf(world, xid), given }]
  })
