import { tableFrom, type Table } from '../../../../domain/kernel/table'
import { mixSeeds, seededRandom } from '../seeded-random'
import type { UserAccount, ServerState } from '../server-state'

const MOST = 46

/** The follows in the seeded state. Every simulated member follows some other accounts. */
export const seedFollows = (
  seed: number,
  residents: readonly UserAccount[],
): Pick<ServerState, 'following' | 'followers' | 'followsMade'> => {
  let made = 0
  const followers = new Map<string, (readonly [string, number])[]>()
  const following = residents.map(({ xid }, n): readonly [string, Table<number>] => {
    const chance = seededRandom(mixSeeds(seed, n, 3))
    const chosen = Array.from(
      { length: chance.between(2, MOST) },
      () => chance.of<UserAccount | null>(residents, null)?.xid ?? xid,
    )
    const rows = [...new Set(chosen)]
      .filter((other) => other !== xid)
      .map((other) => {
        made += 1
        followers.set(other, [...(followers.get(other) ?? []), [xid, made]])
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
