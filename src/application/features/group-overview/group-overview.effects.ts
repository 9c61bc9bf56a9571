import { groupOverviewEffects, groupOverviewMessages } from '../../../domain/group-overview'
import { accountEffects, failsWith } from '../../effects/effect'
import type { Ports } from '../../ports'

const { read } = accountEffects

export const makeGroupOverviewEffects = ({ groupOverviews: spotlights }: Ports) => ({
  listLiveRooms: read(groupOverviewEffects.listLiveRooms, {
    call: () => spotlights.rooms(),
    toResult: (rooms, _, ask) => ({ type: 'group-overview/LiveRoomsLoaded', ask, rooms }),
    failed: failsWith(groupOverviewMessages['group-overview/LiveRoomsNotLoaded']),
  }),
  loadGiftRank: read(groupOverviewEffects.loadGiftRank, {
    call: ({ gid }) => spotlights.givers(gid),
    toResult: (givers, { gid }, ask) => ({ type: 'group-overview/GiftRankLoaded', ask, gid, givers }),
    failed: failsWith(groupOverviewMessages['group-overview/GiftRankNotLoaded']),
  }),
  readBanner: read(groupOverviewEffects.readBanner, {
    call: ({ gid }) => spotlights.banner(gid),
    toResult: (banner, { gid }, ask) => ({ type: 'group-overview/BannerLoaded', ask, gid, banner }),
    failed: failsWith(groupOverviewMessages['group-overview/BannerNotLoaded']),
  }),
  readInviteKey: read(groupOverviewEffects.readInviteKey, {
    call: ({ gid }) => spotlights.inviteKey(gid),
    toResult: (key, { gid }, ask) => ({ type: 'group-overview/InviteKeyLoaded', ask, gid, key }),
    failed: failsWith(groupOverviewMessages['group-overview/InviteKeyNotLoaded']),
  }),
})
