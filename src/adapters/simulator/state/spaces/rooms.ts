import type { LiveRoom } from '../../../../domain/announcement'
import type { Xid } from '../../../../domain/kernel/ids'
import { entriesOf } from '../../../../domain/kernel/table'
import { isOpen } from '../../../../domain/space'
import { mayRead } from '../groups/permissions'
import { liveRoomOf } from './spaces'
import type { Community, ServerSpace, ServerState } from '../server-state'

const RANK: Readonly<Record<ServerSpace['status'], number>> = {
  started: 0,
  prepare: 1,
  ended: 2,
  cancelled: 3,
  disabled: 3,
}

/** The room that a group shows: the live room, otherwise the next planned room, otherwise the room that ended last. */
export const roomOf = (world: ServerState, community: Community, viewer: Xid): LiveRoom | null => {
  const [first] = entriesOf(world.spaces)
    .flatMap(([, space]) => (space.gid === community.gid ? [space] : []))
    .sort((a, b) => RANK[a.status] - RANK[b.status] || b.startsAt - a.startsAt)
  return first === undefined ? null : liveRoomOf(world, first, viewer)
}

/** All live and planned rooms of groups that this member may read, live rooms first. */
export const roomsFor = (world: ServerState, xid: Xid): readonly LiveRoom[] =>
  entriesOf(world.spaces)
    .flatMap(([, space]) => {
      const community = world.communities[space.gid]
      return community !== undefined && isOpen(space.status) && mayRead(community, xid)
        ? [liveRoomOf(world, space, xid)]
        : []
    })
    .sort((a, b) => Number(b.status === 'started') - Number(a.status === 'started'))
