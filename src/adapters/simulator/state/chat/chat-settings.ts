import { put, drop, type Table } from '../../../../domain/kernel/table'
import type { Xid } from '../../../../domain/kernel/ids'
import { isIn } from './directs'
import type { ServerInputOf } from '../input'
import { doneResult, refusedResult, type StepResult } from '../output'
import { communityOf, directOf, threadOf } from '../conversation-lookups'
import { hide, readBy } from './thread'
import type { ServerState } from '../server-state'

const FAILED = 'operation failed, try again later'

const marked = (table: Table<true>, xid: Xid, on: boolean): Table<true> =>
  on ? put(table, xid, true as const) : drop(table, xid)

const set = (
  world: ServerState,
  which: 'mutedBy' | 'pinnedBy',
  { xid, conversationId, on }: Omit<ServerInputOf<'ChatPinned'>, 'type' | 'at'>,
): StepResult => {
  const direct = directOf(world, conversationId)
  const community = communityOf(world, conversationId)
  if (!isIn(world, conversationId, xid)) return refusedResult(world, FAILED)
  if (direct !== undefined) {
    return doneResult({
      ...world,
      directs: put(world.directs, conversationId, { ...direct, [which]: marked(direct[which], xid, on) }),
    })
  }
  return community === undefined
    ? refusedResult(world, FAILED)
    : doneResult({
        ...world,
        communities: put(world.communities, community.gid, {
          ...community,
          [which]: marked(community[which], xid, on),
        }),
      })
}

export const chatPinned = (world: ServerState, input: ServerInputOf<'ChatPinned'>): StepResult =>
  set(world, 'pinnedBy', input)
export const chatMuted = (world: ServerState, input: ServerInputOf<'ChatMuted'>): StepResult =>
  set(world, 'mutedBy', input)

/**
 * Hides all messages up to `seq` from this member and marks them as read. With `isDeleted`, a direct chat also
 * disappears from the member's list. A group stays on the list until the member leaves the group.
 */
export const historyCleared = (
  world: ServerState,
  { xid, conversationId, seq, isDeleted }: ServerInputOf<'HistoryCleared'>,
): StepResult => {
  const direct = directOf(world, conversationId)
  if (!isIn(world, conversationId, xid) || (isDeleted && direct === undefined))
    return refusedResult(world, 'There is no such conversation')
  const before = threadOf(world, conversationId)
  const upTo = Math.min(seq, before.latest)
  const hidden = upTo < 1 ? before : hide(before, xid, 1, upTo)
  const thread = { ...hidden, read: put(hidden.read, xid, Math.max(readBy(hidden, xid), upTo)) }
  const directs =
    !isDeleted || direct === undefined
      ? world.directs
      : put(world.directs, conversationId, { ...direct, offListUpTo: put(direct.offListUpTo, xid, upTo) })
  return {
    world: { ...world, directs, threads: put(world.threads, conversationId, thread) },
    outputs: [
      { type: 'Done' },
      ...(upTo < 1 ? [] : [{ type: 'Gone', xid, conversationId, ranges: [[1, upTo]] } as const]),
    ],
  }
}
