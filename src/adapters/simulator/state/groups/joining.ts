import type { ChatMessage, GroupCard } from '../../../../domain/chat'
import type { MessageId } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { seqRange } from '../../../../domain/kernel/seq-map'
import { put } from '../../../../domain/kernel/table'
import type { ServerInputOf } from '../input'
import { withCommunity, withMember } from './membership'
import { doneResult, refusedResult, type StepResult } from '../output'
import { threadOf } from '../conversation-lookups'
import { isMember } from './permissions'
import { append } from '../chat/thread'
import { BANNED, isBanned } from '../features/moderation/sanction-state'
import type { UserAccount, Community, ServerState } from '../server-state'
import { sizeOf } from '../group-views'

export const accessCardOf = (community: Community): GroupCard => ({
  gid: community.gid,
  name: community.name,
  icon: community.icon,
  description: community.description,
  memberCount: sizeOf(community),
})

interface Entry {
  readonly at: Instant
  readonly messageId: MessageId
}

/** Adds a member to a group without unread messages, and posts the message that the member joined. */
export const admit = (
  world: ServerState,
  community: Community,
  { at, messageId }: Entry,
  newcomer: UserAccount,
): StepResult => {
  const { conversationId } = community
  const { xid, name, avatar } = newcomer
  if (isMember(community, xid)) return { world, outputs: [] }
  const [thread, message] = append(threadOf(world, conversationId), xid, (seq) => ({
    id: messageId,
    conversationId,
    seq,
    clientId: null,
    at,
    from: { xid, name, avatar },
    content: { kind: 'join', people: [{ xid, name }] },
    rev: 0,
    reactions: [],
  }))
  return {
    world: {
      ...withCommunity(world, withMember(community, xid)),
      threads: put(world.threads, conversationId, { ...thread, read: put(thread.read, xid, message.seq) }),
    },
    outputs: [{ type: 'Posted', message }],
  }
}

const NOBODY = 'Visitors cannot join groups'
const NO_GROUP = 'There is no such group'

/**
 * A member joins a group. Joining a second time succeeds, because a client may repeat a call whose response was lost.
 */
export const groupJoined = (world: ServerState, input: ServerInputOf<'GroupJoined'>): StepResult => {
  const account = world.accounts[input.xid]
  const community = world.communities[input.gid]
  if (account === undefined || account.isVisitor) return refusedResult(world, NOBODY)
  if (community === undefined) return refusedResult(world, NO_GROUP)
  if (community.joinType === 'private' && !isMember(community, input.xid))
    return refusedResult(world, 'This group is private: apply to join')
  if (isBanned(world, community.gid, account.xid, input.at)) return refusedResult(world, BANNED)
  const entered = admit(world, community, input, account)
  return { world: entered.world, outputs: [{ type: 'Done' }, ...entered.outputs] }
}

const isWaiting = ({ content }: ChatMessage, { xid }: UserAccount): boolean =>
  content.kind === 'accessRequest' && content.status === 'pending' && content.person.xid === xid

/**
 * A member requests access. The request becomes a message in the group's conversation, and the owner or an admin
 * accepts or refuses the request there. A member has at most one pending request per group.
 */
export const accessAsked = (
  world: ServerState,
  { at, xid, gid, isSpace, messageId }: ServerInputOf<'AccessAsked'>,
): StepResult => {
  const account = world.accounts[xid]
  const community = world.communities[gid]
  if (account === undefined || account.isVisitor) return refusedResult(world, NOBODY)
  if (community === undefined) return refusedResult(world, NO_GROUP)
  if (community.joinType !== 'private') return refusedResult(world, 'This group is open to everyone')
  if (isBanned(world, community.gid, account.xid, at)) return refusedResult(world, BANNED)
  const { conversationId } = community
  const thread = threadOf(world, conversationId)
  if (
    isMember(community, xid) ||
    seqRange(thread.messages, 1, thread.latest).some((message) => isWaiting(message, account))
  )
    return doneResult(world)
  const { name, avatar } = account
  const [after, message] = append(thread, xid, (seq) => ({
    id: messageId,
    conversationId,
    seq,
    clientId: null,
    at,
    from: { xid, name, avatar },
    content: {
      kind: 'accessRequest',
      requestId: messageId,
      isSpace,
      person: { xid, name },
      avatar,
      group: accessCardOf(community),
      status: 'pending',
    },
    rev: 0,
    reactions: [],
  }))
  return {
    world: { ...world, threads: put(world.threads, conversationId, after) },
    outputs: [{ type: 'Done' }, { type: 'Posted', message }],
  }
}
