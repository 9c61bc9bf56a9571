import type { LiveRoom } from '../announcement'
import type { Group } from '../group'
import type { Gid } from '../kernel/ids'
import type { GiftGiver } from './group-overview'
import type { groupOverviewReducer } from './group-overview.reducer'

export type GroupOverviewState = typeof groupOverviewReducer.initial

/** The rooms of a group: what is live first, then what is to come. */
export const liveRoomsOf = ({ data }: GroupOverviewState, gid: Gid): readonly LiveRoom[] =>
  (['started', 'prepare'] as const).flatMap((wanted) =>
    data.rooms.filter((room) => room.gid === gid && room.status === wanted),
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

/** `null` where none is known but what the group itself tells. */
export const bannerOf = ({ data }: GroupOverviewState, gid: Gid): string | null => data.banners[gid]?.text ?? null

/**
 * The path by which others find it: its own link where it has one, else its invite key; `null` while neither is known.
 */
export const sharePath = ({ data }: GroupOverviewState, { gid, link }: Pick<Group, 'gid' | 'link'>): string | null => {
  const key = data.inviteKeys[gid]?.text ?? null
  return link !== null ? `/${link}` : key === null ? null : `/g/${key}`
}
