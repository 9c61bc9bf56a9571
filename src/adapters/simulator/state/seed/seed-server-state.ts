import type { Instant } from '../../../../domain/kernel/instant'
import { emptyTable, tableFrom } from '../../../../domain/kernel/table'
import type { ServerState } from '../server-state'
import { seedCommunity } from './community'
import { seedFollows } from './follows'
import { seedDirects } from './directs'
import { seedThread } from './history'
import { seedNotifications } from './notifications'
import { emptyAssets } from '../ledger/assets'
import { seedLedger } from '../ledger/opening-balances'
import { residentsOf } from './residents'
import { SEED_GROUPS } from './groups'
import { seedSpaces } from './spaces'
import { SERVICES } from './service-accounts'
import { xOf } from './x-accounts'

/** The seeded server state: accounts, groups and history. Two calls with equal seed and time give equal states. */
export const seedServerState = (seed: number, at: Instant): ServerState => {
  const residents = residentsOf(seed)
  const communities = SEED_GROUPS.map((place) => [place, seedCommunity(place, seed, at, residents)] as const)
  const directs = seedDirects(seed, at, residents)
  return {
    seed,
    secret: '',
    ...seedFollows(seed, residents),
    abouts: emptyTable(),
    blocks: emptyTable(),
    accounts: tableFrom([...residents, ...SERVICES].map((account) => [account.xid, account] as const)),
    byEmail: tableFrom(residents.flatMap(({ email, xid }) => (email === null ? [] : [[email, xid] as const]))),
    features: emptyTable(),
    byDevice: emptyTable(),
    visitorNetworks: emptyTable(),
    byX: xOf(residents),
    xStates: emptyTable(),
    xCodes: emptyTable(),
    invitedBy: emptyTable(),
    qrCodes: emptyTable(),
    tokens: emptyTable(),
    signedInAt: emptyTable(),
    chatTokens: emptyTable(),
    codes: emptyTable(),
    wallets: { accounts: emptyTable(), usableFrom: emptyTable(), texts: emptyTable() },
    partners: { accounts: emptyTable(), tokens: emptyTable() },
    communities: tableFrom(communities.map(([, community]) => [community.gid, community] as const)),
    notices: tableFrom(
      communities.map(([, community]) => [community.gid, seedNotifications(community, seed, at)] as const),
    ),
    removedSpaces: [],
    spaces: tableFrom(
      seedSpaces(
        communities.map(([, one]) => one),
        residents,
        at,
      ).map((space) => [space.channelId, space] as const),
    ),
    ledger: seedLedger(residents, at),
    assets: emptyAssets,
    directs: tableFrom(directs.map(({ direct }) => [direct.conversationId, direct] as const)),
    threads: tableFrom([
      ...communities.map(
        ([place, community]) =>
          [
            community.conversationId,
            seedThread(place, community, { seed, at, residents, all: communities.map(([, one]) => one) }),
          ] as const,
      ),
      ...directs.map(({ direct, thread }) => [direct.conversationId, thread] as const),
    ]),
  }
}
