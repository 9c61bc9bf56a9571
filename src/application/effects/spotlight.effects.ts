import { spotlightEffects, spotlightMessages } from '../../domain/spotlight'
import { accountEffects, failing } from '../effect'
import type { Ports } from '../ports'

const { read } = accountEffects

export const makeSpotlightEffects = ({ spotlights }: Ports) => ({
  listLiveRooms: read(spotlightEffects.listLiveRooms, {
    call: () => spotlights.rooms(),
    done: (rooms, _, ask) => ({ type: 'LiveRoomsLoaded', ask, rooms }),
    failed: failing(spotlightMessages.LiveRoomsNotLoaded),
  }),
  rankGivers: read(spotlightEffects.rankGivers, {
    call: ({ gid }) => spotlights.givers(gid),
    done: (givers, { gid }, ask) => ({ type: 'GiftRankLoaded', ask, gid, givers }),
    failed: failing(spotlightMessages.GiftRankNotLoaded),
  }),
  readBanner: read(spotlightEffects.readBanner, {
    call: ({ gid }) => spotlights.banner(gid),
    done: (banner, { gid }, ask) => ({ type: 'BannerLoaded', ask, gid, banner }),
    failed: failing(spotlightMessages.BannerNotLoaded),
  }),
  readInviteKey: read(spotlightEffects.readInviteKey, {
    call: ({ gid }) => spotlights.inviteKey(gid),
    done: (key, { gid }, ask) => ({ type: 'InviteKeyLoaded', ask, gid, key }),
    failed: failing(spotlightMessages.InviteKeyNotLoaded),
  }),
})
