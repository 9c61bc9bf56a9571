import { groupOverviewEffects, groupOverviewMessages } from '../../../domain/group-overview'
import { accountEffects, failsWith } from '../../effects/effect'
import type { GroupOverviews } from './ports'

const { read } = accountEffects

export const makeGroupOverviewEffects = (groupOverviews: GroupOverviews) => ({
  listLiveRooms: read(groupOverviewEffects.listLiveRooms, {
    call: () => groupOverviews.rooms(),
    toResult: (rooms, _, ask) => ({ type: 'group-overview/LiveRoomsLoaded', ask, rooms }),
    failed: failsWith(groupOverviewMessages['group-overview/LiveRoomsNotLoaded']),
  }),
  loadGiftRank: read(groupOverviewEffects.loadGiftRank, {
    call: ({ gid }) => groupOverviews.givers(gid),
    toResult: (givers, { gid }, ask) => ({ type: 'group-overview/GiftRankLoaded', ask, gid, givers }),
    failed: failsWith(groupOverviewMessages['group-overview/GiftRankNotLoaded']),
  }),
  readBanner: read(groupOverviewEffects.readBanner, {
    call: ({ gid }) => groupOverviews.banner(gid),
    toResult: (banner, { gid }, ask) => ({ type: 'group-overview/BannerLoaded', ask, gid, banner }),
    failed: failsWith(groupOverviewMessages['group-overview/BannerNotLoaded']),
  }),
  readInviteKey: read(groupOverviewEffects.readInviteKey, {
    call: ({ gid }) => groupOverviews.inviteKey(gid),
    toResult: (key, { gid }, ask) => ({ type: 'group-overview/InviteKeyLoaded', ask, gid, key }),
    failed: failsWith(groupOverviewMessages['group-overview/InviteKeyNotLoaded']),
  }),
})
