import type { Instant } from '../../../../domain/kernel/instant'
import { emptyTable, tableFrom } from '../../../../domain/kernel/table'
import type { World } from '../world'
import { communityFrom } from './community'
import { threadFrom } from './history'
import { residentsOf } from './people'
import { PLACES } from './places'

/** The town on its first day: who lives there, their groups, and what they have said. Same seed and time, same town. */
export const foundTown = (seed: number, at: Instant): World => {
  const residents = residentsOf(seed)
  const communities = PLACES.map((place) => [place, communityFrom(place, seed, at, residents)] as const)
  return {
    seed,
    accounts: tableFrom(residents.map((account) => [account.xid, account] as const)),
    byEmail: tableFrom(residents.flatMap(({ email, xid }) => (email === null ? [] : [[email, xid] as const]))),
    byDevice: emptyTable(), tokens: emptyTable(), chatTokens: emptyTable(), codes: emptyTable(),
    communities: tableFrom(communities.map(([, community]) => [community.gid, community] as const)),
    threads: tableFrom(communities.map(([place, community]) =>
      [community.conversationId, threadFrom(place, community, seed, at, residents)] as const)),
  }
}
