import { react } from '../../../../domain/chat'
import type { ConversationId, Xid } from '../../../../domain/kernel/ids'
import { addInterval, within } from '../../../../domain/kernel/intervals'
import { put } from '../../../../domain/kernel/table'
import { canonicalConversationId } from '../../../wire/entities/conversation-id'
import { isIn } from './directs'
import { threadOf } from '../conversation-lookups'
import type { ServerInputOf } from '../input'
import { groupChangedOutput, withCommunity, withoutMember } from '../groups/membership'
import { changed, FAILED } from './message-actions'
import { doneResult, refusedResult, type StepResult } from '../output'
import { accountByUid } from '../users/profiles'
import { isEditorOf, isMember, isSuper, roleOf } from '../groups/permissions'
import { hiddenFrom, messageAt, messageWithId } from './thread'
import type { Community, Thread, ServerState } from '../server-state'

/** The most pinned messages of a conversation. */
const PINS = 50

const withThread = (world: ServerState, { conversationId }: Community, thread: Thread): ServerState => ({
  ...world,
  threads: put(world.threads, conversationId, thread),
})

const isMemeId = (id: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(id)

/** Removes a message for everyone. The caller has checked who may do this. */
export const messageRemoved = (
  world: ServerState,
  { conversationId, seq }: { readonly conversationId: ConversationId; readonly seq: number },
): StepResult => {
  const thread = threadOf(world, conversationId)
  if (within(thread.removed, seq)) return doneResult(world)
  const after = {
    ...thread,
    removed: addInterval(thread.removed, seq, seq),
    pins: thread.pins.filter((pin) => pin !== seq),
  }
  return {
    world: { ...world, threads: put(world.threads, conversationId, after) },
    outputs: [{ type: 'Done' }, { type: 'GoneForAll', conversationId, ranges: [[seq, seq]] }],
  }
}

/**
 * Deletes a message for everyone. Only super users may do this (spec 1 §6). A second deletion of the message changes
 * nothing.
 */
export const deletedForAll = (
  world: ServerState,
  { xid, gid, messageId }: ServerInputOf<'MessageDeletedForAll'>,
): StepResult => {
  const community = world.communities[gid]
  if (community === undefined || !isSuper(world, xid))
    return refusedResult(world, 'Only super users delete for everyone')
  const thread = threadOf(world, community.conversationId)
  const message = messageWithId(thread, messageId)
  if (message === null) return refusedResult(world, FAILED)
  return messageRemoved(world, message)
}

/** Sets or removes a member's reaction. A member has at most one reaction per emoji on a message (IM-11). */
export const reactionSet = (
  world: ServerState,
  { xid, conversationId, messageId, memeId, on }: ServerInputOf<'ReactionSet'>,
): StepResult => {
  const id = canonicalConversationId(conversationId)
  if (id === null || !isIn(world, id, xid)) return refusedResult(world, FAILED)
  const thread = threadOf(world, id)
  const message = messageWithId(thread, messageId)
  const isThere =
    message !== null && message.content.kind !== 'recalled' && !within(hiddenFrom(thread, xid), message.seq)
  if (!isThere || !isMemeId(memeId)) return refusedResult(world, FAILED)
  const reactions = react(message.reactions, memeId, xid, on)
  return reactions === message.reactions ? doneResult(world) : changed(world, message, { reactions })
}

export const messagePinned = (
  world: ServerState,
  { xid, gid, seq, on }: ServerInputOf<'MessagePinned'>,
): StepResult => {
  const community = world.communities[gid]
  if (community === undefined || !isEditorOf(world, community, xid)) return refusedResult(world, FAILED)
  const thread = threadOf(world, community.conversationId)
  if (thread.pins.includes(seq) === on) return doneResult(world)
  const message = messageAt(thread, seq)
  if (on && (message === null || message.content.kind === 'recalled')) return refusedResult(world, FAILED)
  const others = thread.pins.filter((pin) => pin !== seq)
  return {
    world: withThread(world, community, { ...thread, pins: on ? [seq, ...others].slice(0, PINS) : others }),
    outputs: [{ type: 'Done' }, { type: 'PinsChanged', conversationId: community.conversationId }],
  }
}

const REASONS: readonly string[] = ['Violating', 'Spam']

/** Stores a report of a message. The state keeps one report per message and member. */
export const messageReported = (
  world: ServerState,
  { xid, gid, messageId, reason }: ServerInputOf<'MessageReported'>,
): StepResult => {
  const community = world.communities[gid]
  if (community === undefined || !isMember(community, xid) || !REASONS.includes(reason))
    return refusedResult(world, FAILED)
  const thread = threadOf(world, community.conversationId)
  if (messageWithId(thread, messageId) === null) return refusedResult(world, FAILED)
  return doneResult(
    withThread(world, community, { ...thread, reports: put(thread.reports, `${messageId} ${xid}`, reason) }),
  )
}

/**
 * Whether member `by` may remove member `whom` from a group. No member may remove the owner, and an admin may not
 * remove another admin.
 */
export const mayRemove = (world: ServerState, community: Community, by: Xid, whom: Xid): boolean =>
  by !== whom &&
  community.ownerXid !== whom &&
  isEditorOf(world, community, by) &&
  (isSuper(world, by) || community.ownerXid === by || roleOf(community, whom) !== 'admin')

/**
 * Whether member `by` may mute member `whom` in a group. A mute is for plain members: to silence an admin, the owner takes
 * the role away first.
 */
export const mayMute = (world: ServerState, community: Community, by: Xid, whom: Xid): boolean =>
  by !== whom && isEditorOf(world, community, by) && roleOf(community, whom) === 'normal' && !isSuper(world, whom)

/** Removes a member. A second removal changes nothing. */
export const memberRemoved = (world: ServerState, { xid, gid, uid }: ServerInputOf<'MemberRemoved'>): StepResult => {
  const community = world.communities[gid]
  const person = accountByUid(world, uid)
  if (community === undefined || person === null || !mayRemove(world, community, xid, person.xid))
    return refusedResult(world, FAILED)
  if (!isMember(community, person.xid)) return doneResult(world)
  return {
    world: withCommunity(world, withoutMember(community, person.xid)),
    outputs: [{ type: 'Done' }, groupChangedOutput(community, [], [person.xid])],
  }
}
