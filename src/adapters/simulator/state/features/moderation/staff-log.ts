import type { Gid, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { put } from '../../../../../domain/kernel/table'
import type { StaffLogAct, StaffLogEntry } from '../../../../../domain/moderation'
import { isEditorOf, isSuper } from '../../groups/permissions'
import type { ServerState } from '../../server-state'
import { moderationSlice, type StoredAct } from './moderation-state'

/**
 * The most entries of a log. A new entry above this number replaces the oldest.
 * @internal
 */
export const MOST_ACTS = 500

interface NewAct {
  readonly at: Instant
  /** `null`: the act belongs to no group. */
  readonly gid: Gid | null
  readonly act: StaffLogAct
  readonly by: Xid
  /** The person, or the name of a group or room. */
  readonly whom: Xid | { readonly name: string } | null
  readonly seconds?: number
  readonly reason?: string
}

/** Notes an act of staff in the log of its group. */
export const logged = (
  world: ServerState,
  { at, gid, act, by, whom, seconds = 0, reason = '' }: NewAct,
): ServerState => {
  const state = moderationSlice.of(world)
  const acts = state.acts + 1
  const nameOf = (xid: Xid): string => world.accounts[xid]?.name ?? ''
  const [whomXid, whomName] =
    whom === null ? [null, ''] : typeof whom === 'string' ? [whom, nameOf(whom)] : [null, whom.name]
  const entry: StoredAct = {
    id: `a${acts}`,
    at,
    act,
    by: nameOf(by),
    byXid: by,
    whom: whomName,
    seconds,
    reason,
    whomXid,
  }
  // A new group may get the number of a dissolved one, so the log of super users takes the later entries.
  const key = gid === null || world.communities[gid] === undefined ? '' : gid
  const list = [entry, ...(state.log[key] ?? [])].slice(0, MOST_ACTS)
  return moderationSlice.put(world, { ...state, acts, log: put(state.log, key, list) })
}

/** The seconds of slow mode as the log has them. */
export const loggedSlowMode = (world: ServerState, gid: Gid): number =>
  moderationSlice.of(world).log[gid]?.find(({ act }) => act === 'slowMode')?.seconds ?? 0

export const NO_LOG = 'Only the staff of the group reads its log'

/**
 * The log of a group, or the log of super users for an empty `gid`, newest first; `null` for a member who
 * may not read it. Nobody learns of a dismissed report about themselves.
 */
export const logFor = (world: ServerState, xid: Xid, gid: string): readonly StaffLogEntry[] | null => {
  const community = world.communities[gid]
  const reads = gid === '' ? isSuper(world, xid) : community !== undefined && isEditorOf(world, community, xid)
  if (!reads) return null
  return (moderationSlice.of(world).log[gid] ?? [])
    .filter(({ act, whomXid }) => act !== 'dismiss' || whomXid !== xid)
    .map(({ id, at, act, by, whom, seconds, reason }) => ({ id, at, act, by, whom, seconds, reason }))
}
