import type { ConversationId, Gid, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, put, type Table } from '../../../../../domain/kernel/table'
import { communityOf } from '../../conversation-lookups'
import { isEditorOf, isMember } from '../../groups/permissions'
import type { Community, ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

interface GroupSlowMode {
  readonly seconds: number
  /** When each member last sent a message while slow mode was on, keyed by xid. */
  readonly sentAt: Table<Instant>
}

const slice = featureSlice<Table<GroupSlowMode>>('slow-mode', () => emptyTable())

const off: GroupSlowMode = { seconds: 0, sentAt: emptyTable() }

export const slowModeOf = (world: ServerState, gid: Gid): GroupSlowMode => slice.of(world)[gid] ?? off

export const withSlowMode = (world: ServerState, gid: Gid, mode: GroupSlowMode): ServerState =>
  slice.put(world, put(slice.of(world), gid, mode))

/** The milliseconds until this member may write again. Owner, admins and super users never wait. */
export const waitMsOf = (world: ServerState, community: Community, xid: Xid, at: Instant): number => {
  const { seconds, sentAt } = slowModeOf(world, community.gid)
  const last = sentAt[xid]
  if (seconds === 0 || last === undefined || isEditorOf(world, community, xid)) return 0
  return Math.min(seconds * 1_000, Math.max(0, last + seconds * 1_000 - at))
}

/** The reason why slow mode refuses a message now, or `null`. It names no time, because it stands beside the message. */
export const slowModeRefusal = (world: ServerState, xid: Xid, id: ConversationId, at: Instant): string | null => {
  const community = communityOf(world, id)
  if (community === undefined || !isMember(community, xid)) return null
  return waitMsOf(world, community, xid, at) === 0 ? null : 'Slow mode: wait, then try again'
}
