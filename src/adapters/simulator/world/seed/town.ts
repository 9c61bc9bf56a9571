import type { Instant } from '../../../../domain/kernel/instant'
import { emptyTable, tableFrom } from '../../../../domain/kernel/table'
import type { World } from '../world'
import { communityFrom } from './community'
import { followsFrom } from './follows'
import { directsFrom } from './directs'
import { threadFrom } from './history'
import { noticesFrom } from './notices'
import { noAssets } from '../ledger/assets'
import { foundedLedger } from '../ledger/opening'
import { residentsOf } from './people'
import { PLACES } from './places'
import { spacesFrom } from './rooms'
import { SERVICES } from './services'
import { xOf } from './x-accounts'

/** The town on its first day: who lives there, their groups, and what they have said. Same seed and time, same town. */
export const foundTown = (seed: number, at: Instant): World => {
  const residents = residentsOf(seed)
  const communities = PLACES.map((place) => [place, communityFrom(place, seed, at, residents)] as const)
  const directs = directsFrom(seed, at, residents)
  return {
    seed, ...followsFrom(seed, residents), abouts: emptyTable(), blocks: emptyTable(),
    accounts: tableFrom([...residents, ...SERVICES].map((account) => [account.xid, account] as const)),
    byEmail: tableFrom(residents.flatMap(({ email, xid }) => (email === null ? [] : [[email, xid] as const]))),
    features: emptyTable(), byDevice: emptyTable(), byX: xOf(residents), xStates: emptyTable(), xCodes: emptyTable(), invitedBy: emptyTable(), qrCodes: emptyTable(),
    tokens: emptyTable(), signedInAt: emptyTable(), chatTokens: emptyTable(), codes: emptyTable(),
    wallets: { accounts: emptyTable(), texts: emptyTable() }, partners: { accounts: emptyTable(), tokens: emptyTable() },
    communities: tableFrom(communities.map(([, community]) => [community.gid, community] as const)),
    notices: tableFrom(communities.map(([, community]) => [community.gid, noticesFrom(community, seed, at)] as const)),
    spaces: tableFrom(spacesFrom(communities.map(([, one]) => one), residents, at).map((space) => [space.channelId, space] as const)),
    ledger: foundedLedger(residents, at), assets: noAssets,
    directs: tableFrom(directs.map(({ direct }) => [direct.conversationId, direct] as const)),
    threads: tableFrom([
      ...communities.map(([place, community]) =>
        [community.conversationId, threadFrom(place, community, { seed, at, residents, all: communities.map(([, one]) => one) })] as const),
      ...directs.map(({ direct, thread }) => [direct.conversationId, thread] as const),
    ]),
  }
}
