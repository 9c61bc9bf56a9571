import { put, drop, type Table } from '../../../../domain/kernel/table'
import type { Xid } from '../../../../domain/kernel/ids'
import { isIn } from './directs'
import type { InputOf } from '../input'
import { done, refusal, type Stepped } from '../output'
import { communityOf, directOf, threadOf } from '../places'
import { hide, readBy } from './thread'
import type { World } from '../world'

const FAILED = 'operation failed, try again later'

const marked = (table: Table<true>, xid: Xid, on: boolean): Table<true> => (on ? put(table, xid, true as const) : drop(table, xid))

const set = (world: World, which: 'mutedBy' | 'pinnedBy', { xid, conversationId, on }: Omit<InputOf<'ChatPinned'>, 'type' | 'at'>): Stepped => {
  const direct = directOf(world, conversationId)
  const community = communityOf(world, conversationId)
  if (!isIn(world, conversationId, xid)) return refusal(world, FAILED)
  if (direct !== undefined) {
    return done({ ...world, directs: put(world.directs, conversationId, { ...direct, [which]: marked(direct[which], xid, on) }) })
  }
  return community === undefined ? refusal(world, FAILED)
    : done({ ...world, communities: put(world.communities, community.gid, { ...community, [which]: marked(community[which], xid, on) }) })
}

export const chatPinned = (world: World, input: InputOf<'ChatPinned'>): Stepped => set(world, 'pinnedBy', input)
export const chatMuted = (world: World, input: InputOf<'ChatMuted'>): Stepped => set(world, 'mutedBy', input)

/** All up to that message is gone for this person, and counts as read. A group is left, not deleted from the list. */
export const historyCleared = (world: World, { xid, conversationId, seq, isDeleted }: InputOf<'HistoryCleared'>): Stepped => {
  const direct = directOf(world, conversationId)
  if (!isIn(world, conversationId, xid) || (isDeleted && direct === undefined)) return refusal(world, 'There is no such conversation')
  const before = threadOf(world, conversationId)
  const upTo = Math.min(seq, before.latest)
  const hidden = upTo < 1 ? before : hide(before, xid, 1, upTo)
  const thread = { ...hidden, read: put(hidden.read, xid, Math.max(readBy(hidden, xid), upTo)) }
  const directs = !isDeleted || direct === undefined ? world.directs
    : put(world.directs, conversationId, { ...direct, offListUpTo: put(direct.offListUpTo, xid, upTo) })
  return {
    world: { ...world, directs, threads: put(world.threads, conversationId, thread) },
    outputs: [{ type: 'Done' }, ...upTo < 1 ? [] : [{ type: 'Gone', xid, conversationId, ranges: [[1, upTo]] } as const]],
  }
}
