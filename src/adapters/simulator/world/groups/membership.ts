import type { MessageId, Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { drop, put } from '../../../../domain/kernel/table'
import type { Content } from '../../../../domain/chat'
import type { WorldOutput } from '../output'
import { threadOf } from '../places'
import { append } from '../chat/thread'
import type { Account, Community, World } from '../world'

/** With one more member; where newcomers are to hear nothing, it is muted for them. */
export const withMember = (community: Community, xid: Xid): Community => ({
  ...community, members: put(community.members, xid, true as const),
  mutedBy: community.mutesNewcomers ? put(community.mutedBy, xid, true as const) : community.mutedBy,
})

/** Whoever is gone holds no office and has no settings there. */
export const withoutMember = (community: Community, xid: Xid): Community => ({
  ...community, members: drop(community.members, xid), adminXids: community.adminXids.filter((one) => one !== xid),
  mutedBy: drop(community.mutedBy, xid), pinnedBy: drop(community.pinnedBy, xid),
})

export const withCommunity = (world: World, community: Community): World =>
  ({ ...world, communities: put(world.communities, community.gid, community) })

/** Whoever reads there is told that it is not as it was; `gone` are those who are no members any more. */
export const changedFor = ({ gid, conversationId }: Community, gone: readonly Xid[] = []): WorldOutput =>
  ({ type: 'GroupChanged', gid, conversationId, gone })

interface Telling { readonly at: Instant, readonly messageId: MessageId, readonly from: Account, readonly content: Content }

/** The conversation says what happened; `from` is who did it, or to whom. */
export const tellIn = (
  world: World, { conversationId }: { readonly conversationId: Community['conversationId'] }, { at, messageId, from: { xid, name, avatar }, content }: Telling,
): { readonly world: World, readonly outputs: readonly WorldOutput[] } => {
  const [thread, message] = append(threadOf(world, conversationId), xid, (seq) => ({
    id: messageId, conversationId, seq, clientId: null, at, from: { xid, name, avatar }, content, rev: 0, reactions: [],
  }))
  return { world: { ...world, threads: put(world.threads, conversationId, thread) }, outputs: [{ type: 'Posted', message }] }
}
