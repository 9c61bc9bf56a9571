import type { AccountMessage } from '../../domain/account-log'
import { spotlightEffects } from '../../domain/spotlight'
import { answering, reading } from '../effect'
import type { Ports } from '../ports'

export const makeSpotlightEffects = ({ spotlights }: Ports) => ({
  listLiveRooms: reading(spotlightEffects.listLiveRooms, answering(
    () => spotlights.rooms(),
    (rooms, _, ask): AccountMessage => ({ type: 'LiveRoomsLoaded', ask, rooms }),
    (failure, _, ask): AccountMessage => ({ type: 'LiveRoomsNotLoaded', ask, failure }),
  )),
  rankGivers: reading(spotlightEffects.rankGivers, answering(
    ({ gid }) => spotlights.givers(gid),
    (givers, { gid }, ask): AccountMessage => ({ type: 'GiftRankLoaded', ask, gid, givers }),
    (failure, { gid }, ask): AccountMessage => ({ type: 'GiftRankNotLoaded', ask, gid, failure }),
  )),
  readBanner: reading(spotlightEffects.readBanner, answering(
    ({ gid }) => spotlights.banner(gid),
    (banner, { gid }, ask): AccountMessage => ({ type: 'BannerLoaded', ask, gid, banner }),
    (failure, { gid }, ask): AccountMessage => ({ type: 'BannerNotLoaded', ask, gid, failure }),
  )),
  readInviteKey: reading(spotlightEffects.readInviteKey, answering(
    ({ gid }) => spotlights.inviteKey(gid),
    (key, { gid }, ask): AccountMessage => ({ type: 'InviteKeyLoaded', ask, gid, key }),
    (failure, { gid }, ask): AccountMessage => ({ type: 'InviteKeyNotLoaded', ask, gid, failure }),
  )),
})
