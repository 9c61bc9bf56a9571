import { react } from '../../../../domain/chat'
import type { Xid } from '../../../../domain/kernel/ids'
import { addInterval, within } from '../../../../domain/kernel/intervals'
import { put } from '../../../../domain/kernel/table'
import { canonicalConversationId } from '../../../wire/conversation-id'
import { isIn } from './directs'
import { threadOf } from '../places'
import type { InputOf } from '../input'
import { changedFor, withCommunity, withoutMember } from '../groups/membership'
import { changed, FAILED } from './message-acts'
import { done, refusal, type Stepped } from '../output'
import { personByUid } from '../people/profiles'
import { isEditorOf, isMember, isSuper, roleOf } from '../groups/rights'
import { hiddenFrom, messageAt, messageWithId } from './thread'
import type { Community, Thread, World } from '../world'

/** No more is pinned in one conversation. */
const PINS = 50

const withThread = (world: World, { conversationId }: Community, thread: Thread): World =>
  ({ ...world, threads: put(world.threads, conversationId, thread) })

/** An emoji is named by an id that is short enough to be one. */
const isMemeId = (id: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(id)

/** For everyone: super users alone (spec 1 §6). Done again it is as done once. */
export const deletedForAll = (world: World, { xid, gid, messageId }: InputOf<'MessageDeletedForAll'>): Stepped => {
  const community = world.communities[gid]
  if (community === undefined || !isSuper(world, xid)) return refusal(world, 'Only super users delete for everyone')
  const thread = threadOf(world, community.conversationId)
  const message = messageWithId(thread, messageId)
  if (message === null) return refusal(world, FAILED)
  const { seq } = message
  if (within(thread.removed, seq)) return done(world)
  const after = { ...thread, removed: addInterval(thread.removed, seq, seq), pins: thread.pins.filter((pin) => pin !== seq) }
  return {
    world: withThread(world, community, after),
    outputs: [{ type: 'Done' }, { type: 'GoneForAll', conversationId: community.conversationId, ranges: [[seq, seq]] }],
  }
}

/** Members react, each once with one emoji (IM-11). */
export const reactionSet = (world: World, { xid, conversationId, messageId, memeId, on }: InputOf<'ReactionSet'>): Stepped => {
  const id = canonicalConversationId(conversationId)
  if (id === null || !isIn(world, id, xid)) return refusal(world, FAILED)
  const thread = threadOf(world, id)
  const message = messageWithId(thread, messageId)
  const isThere = message !== null && message.content.kind !== 'recalled' && !within(hiddenFrom(thread, xid), message.seq)
  if (!isThere || !isMemeId(memeId)) return refusal(world, FAILED)
  const reactions = react(message.reactions, memeId, xid, on)
  return reactions === message.reactions ? done(world) : changed(world, message, { reactions })
}

export const messagePinned = (world: World, { xid, gid, seq, on }: InputOf<'MessagePinned'>): Stepped => {
  const community = world.communities[gid]
  if (community === undefined || !isEditorOf(world, community, xid)) return refusal(world, FAILED)
  const thread = threadOf(world, community.conversationId)
  if (thread.pins.includes(seq) === on) return done(world)
  const message = messageAt(thread, seq)
  if (on && (message === null || message.content.kind === 'recalled')) return refusal(world, FAILED)
  const others = thread.pins.filter((pin) => pin !== seq)
  return {
    world: withThread(world, community, { ...thread, pins: on ? [seq, ...others].slice(0, PINS) : others }),
    outputs: [{ type: 'Done' }, { type: 'PinsChanged', conversationId: community.conversationId }],
  }
}

const REASONS: readonly string[] = ['Violating', 'Spam']

/** A report is kept once a person. */
export const messageReported = (world: World, { xid, gid, messageId, reason }: InputOf<'MessageReported'>): Stepped => {
  const community = world.communities[gid]
  if (community === undefined || !isMember(community, xid) || !REASONS.includes(reason)) return refusal(world, FAILED)
  const thread = threadOf(world, community.conversationId)
  if (messageWithId(thread, messageId) === null) return refusal(world, FAILED)
  return done(withThread(world, community, { ...thread, reports: put(thread.reports, `${messageId} ${xid}`, reason) }))
}

/** Who may remove whom: nobody the owner, and an admin no other admin. */
const mayRemove = (world: World, community: Community, by: Xid, whom: Xid): boolean => by !== whom && community.ownerXid !== whom
  && isEditorOf(world, community, by) && (isSuper(world, by) || community.ownerXid === by || roleOf(community, whom) !== 'admin')

export const memberRemoved = (world: World, { xid, gid, uid }: InputOf<'MemberRemoved'>): Stepped => {
  const community = world.communities[gid]
  const person = personByUid(world, uid)
  if (community === undefined || person === null || !mayRemove(world, community, xid, person.xid)) return refusal(world, FAILED)
  return {
    world: withCommunity(world, withoutMember(community, person.xid)),
    outputs: [{ type: 'Done' }, changedFor(community, [person.xid])],
  }
}
