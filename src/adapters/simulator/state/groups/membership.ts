import type { MessageId, Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { drop, put } from '../../../../domain/kernel/table'
import type { Content } from '../../../../domain/chat'
import type { ServerOutput } from '../output'
import { threadOf } from '../conversation-lookups'
import { append } from '../chat/thread'
import type { UserAccount, Community, ServerState } from '../server-state'

/** Adds a member to a group. If the group mutes new members, the conversation is muted for the member. */
export const withMember = (community: Community, xid: Xid): Community => ({
  ...community,
  members: put(community.members, xid, true as const),
  mutedBy: community.mutesNewcomers ? put(community.mutedBy, xid, true as const) : community.mutedBy,
})

/** Removes a member from a group, with the member's admin role and settings in the group. */
export const withoutMember = (community: Community, xid: Xid): Community => ({
  ...community,
  members: drop(community.members, xid),
  adminXids: community.adminXids.filter((one) => one !== xid),
  mutedBy: drop(community.mutedBy, xid),
  pinnedBy: drop(community.pinnedBy, xid),
})

export const withCommunity = (world: ServerState, community: Community): ServerState => ({
  ...world,
  communities: put(world.communities, community.gid, community),
})

/** Notifies the readers of the group. `gone` lists members who have just left, `removed` those who were removed. */
export const groupChangedOutput = (
  { gid, conversationId }: Community,
  gone: readonly Xid[] = [],
  removed: readonly Xid[] = [],
): ServerOutput => ({ type: 'GroupChanged', gid, conversationId, gone: [...gone, ...removed], removed })

interface Telling {
  readonly at: Instant
  readonly messageId: MessageId
  readonly from: UserAccount
  readonly content: Content
}

/** Posts a message about an event. `from` is the person who acted, or the person whom the event concerns. */
export const appendSystemMessage = (
  world: ServerState,
  { conversationId }: { readonly conversationId: Community['conversationId'] },
  { at, messageId, from: { xid, name, avatar }, content }: Telling,
): { readonly world: ServerState; readonly outputs: readonly ServerOutput[] } => {
  const [thread, message] = append(threadOf(world, conversationId), xid, (seq) => ({
    id: messageId,
    conversationId,
    seq,
    clientId: null,
    at,
    from: { xid, name, avatar },
    content,
    rev: 0,
    reactions: [],
  }))
  return {
    world: { ...world, threads: put(world.threads, conversationId, thread) },
    outputs: [{ type: 'Posted', message }],
  }
}
