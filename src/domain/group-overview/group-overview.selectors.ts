import type { LiveRoom } from '../announcement'
import type { Group } from '../group'
import type { Gid } from '../kernel/ids'
import { inviteKeyQuery, roomsQuery } from './queries'

/**
 * The rooms of a group: live rooms first, then planned rooms. After a failed reload there are none, because a room that
 * may be over must not be shown as live.
 */
export const liveRoomsOf = (state: typeof roomsQuery.reducer.initial, gid: Gid): readonly LiveRoom[] => {
  const { items, failure } = roomsQuery.listed(state, {})
  return failure !== null
    ? []
    : (['started', 'prepare'] as const).flatMap((status) =>
        items.filter((room) => room.gid === gid && room.status === status),
      )
}

/** The path to share: the group's link, else its invite key; `null` while neither is known. */
export const sharePath = (
  state: typeof inviteKeyQuery.reducer.initial,
  { gid, link }: Pick<Group, 'gid' | 'link'>,
): string | null => {
  if (link !== null) return `/${link}`
  const key = inviteKeyQuery.value(state, { gid })
  return key === null ? null : `/g/${key}`
}
