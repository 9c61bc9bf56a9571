import { bannerQuery, giftRankQuery, inviteKeyQuery, roomsQuery } from '../../../domain/group-overview'
import { groupOverviewFeature } from '../../../domain/group-overview/feature'
import { readList, readValue } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { GroupOverviews } from './ports'

export const groupOverviewImplementation = implementFeature(
  groupOverviewFeature,
  (_deps, groupOverviews: GroupOverviews) => ({
    account: {
      'group-overview/rooms': readList(roomsQuery, () => groupOverviews.rooms()),
      'group-overview/giftRank': readList(giftRankQuery, ({ gid }) => groupOverviews.givers(gid)),
      'group-overview/banner': readValue(bannerQuery, ({ gid }) => groupOverviews.banner(gid)),
      'group-overview/inviteKey': readValue(inviteKeyQuery, ({ gid }) => groupOverviews.inviteKey(gid)),
    },
  }),
)
