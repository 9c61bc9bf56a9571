import type { LiveRoom } from '../announcement'
import type { Group } from '../group'
import type { Gid } from '../kernel/ids'
import type { GiftGiver } from './group-overview'
import type { groupOverviewReducer } from './group-overview.reducer'

export type GroupOverviewState = typeof groupOverviewReducer.initial

/** The rooms of a group: live rooms first, then planned rooms. */
export const liveRoomsOf = ({ data }: GroupOverviewState, gid: Gid): readonly LiveRoom[] =>
  (['started', 'prepare'] as const).flatMap((status) =>
    data.rooms.filter((room) => room.gid === gid && room.status === status),
  )

export interface GiftRank {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly givers: readonly GiftGiver[]
}

export const giftRankOf = ({ data }: GroupOverviewState, gid: Gid): GiftRank => {
  const rank = data.ranks[gid]
  return {
    status: rank?.givers != null ? 'shown' : rank?.failed === true ? 'failed' : 'loading',
    givers: rank?.givers ?? [],
  }
}

/** The banner's URL; `null` if the group's own banner applies. */
export const bannerOf = ({ data }: GroupOverviewState, gid: Gid): string | null => data.banners[gid]?.text ?? null

/** The path to share: the group's link, else its invite key; `null` while neither is known. */
export const sharePath = ({ data }: GroupOverviewState, { gid, link }: Pick<Group, 'gid' | 'link'>): string | null => {
  const key = data.inviteKeys[gid]?.text ?? null
  return link !== null ? `/${link}` : key === null ? null : `/g/${key}`
}
