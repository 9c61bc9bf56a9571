import { groupOverviewEffects, groupOverviewMessages } from '../../domain/group-overview'
import { accountEffects, failsWith } from './effect'
import type { Ports } from '../ports'

const { read } = accountEffects

export const makeGroupOverviewEffects = ({ groupOverviews: spotlights }: Ports) => ({
  listLiveRooms: read(groupOverviewEffects.listLiveRooms, {
    call: () => spotlights.rooms(),
    toResult: (rooms, _, ask) => ({ type: 'LiveRoomsLoaded', ask, rooms }),
    failed: failsWith(groupOverviewMessages.LiveRoomsNotLoaded),
  }),
  rankGivers: read(groupOverviewEffects.rankGivers, {
    call: ({ gid }) => spotlights.givers(gid),
    toResult: (givers, { gid }, ask) => ({ type: 'GiftRankLoaded', ask, gid, givers }),
    failed: failsWith(groupOverviewMessages.GiftRankNotLoaded),
  }),
  readBanner: read(groupOverviewEffects.readBanner, {
    call: ({ gid }) => spotlights.banner(gid),
    toResult: (banner, { gid }, ask) => ({ type: 'BannerLoaded', ask, gid, banner }),
    failed: failsWith(groupOverviewMessages.BannerNotLoaded),
  }),
  readInviteKey: read(groupOverviewEffects.readInviteKey, {
    call: ({ gid }) => spotlights.inviteKey(gid),
    toResult: (key, { gid }, ask) => ({ type: 'InviteKeyLoaded', ask, gid, key }),
    failed: failsWith(groupOverviewMessages.InviteKeyNotLoaded),
  }),
})
