import { spotlightEffects, spotlightMessages } from '../../domain/group-overview'
import { accountEffects, failsWith } from './effect'
import type { Ports } from '../ports'

const { read } = accountEffects

export const makeGroupOverviewEffects = ({ groupOverviews: spotlights }: Ports) => ({
  listLiveRooms: read(spotlightEffects.listLiveRooms, {
    call: () => spotlights.rooms(),
    toResult: (rooms, _, ask) => ({ type: 'LiveRoomsLoaded', ask, rooms }),
    failed: failsWith(spotlightMessages.LiveRoomsNotLoaded),
  }),
  rankGivers: read(spotlightEffects.rankGivers, {
    call: ({ gid }) => spotlights.givers(gid),
    toResult: (givers, { gid }, ask) => ({ type: 'GiftRankLoaded', ask, gid, givers }),
    failed: failsWith(spotlightMessages.GiftRankNotLoaded),
  }),
  readBanner: read(spotlightEffects.readBanner, {
    call: ({ gid }) => spotlights.banner(gid),
    toResult: (banner, { gid }, ask) => ({ type: 'BannerLoaded', ask, gid, banner }),
    failed: failsWith(spotlightMessages.BannerNotLoaded),
  }),
  readInviteKey: read(spotlightEffects.readInviteKey, {
    call: ({ gid }) => spotlights.inviteKey(gid),
    toResult: (key, { gid }, ask) => ({ type: 'InviteKeyLoaded', ask, gid, key }),
    failed: failsWith(spotlightMessages.InviteKeyNotLoaded),
  }),
})
