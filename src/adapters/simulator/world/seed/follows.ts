import { tableFrom, type Table } from '../../../../domain/kernel/table'
import { mixedSeed, seededChance } from '../chance'
import type { Account, World } from '../world'

const MOST = 46

/** Who follows whom on the first day: everybody some of the others. */
export const followsFrom = (
  seed: number, residents: readonly Account[],
): Pick<World, 'following' | 'followers' | 'followsMade'> => {
  let made = 0
  const followers = new Map<string, (readonly [string, number])[]>()
  const following = residents.map(({ xid }, n): readonly [string, Table<number>] => {
    const chance = seededChance(mixedSeed(seed, n, 3))
    const chosen = Array.from({ length: chance.between(2, MOST) }, () => chance.of<Account | null>(residents, null)?.xid ?? xid)
    const rows = [...new Set(chosen)].filter((other) => other !== xid).map((other) => {
      made += 1
      followers.set(other, [...followers.get(other) ?? [], [xid, made]])
      return [other, made] as const
    })
    return [xid, tableFrom(rows)]
  })
  return {
    following: tableFrom(following),
    followers: tableFrom(residents.map(({ xid }) => [xid, tableFrom(followers.get(xid) ?? [])] as const)),
    followsMade: made,
  }
}
