import type { ConversationSummary, Peer } from '../../../../domain/chat'
import type { Blocked } from '../../../../domain/profile'
import type { Xid } from '../../../../domain/kernel/ids'
import { entriesOf } from '../../../../domain/kernel/table'
import { directConversationId } from '../../../wire/entities/conversation-id'
import { otherOf } from './directs'
import { directOf, threadOf } from '../conversation-lookups'
import { profileDetailsOf, follows, hasBlocked, accountById, accountByUid } from '../users/profiles'
import { isMarkedUnread } from '../features/unread-marks/marks'
import { isBot, roleOfService, serviceUidByName } from '../seed/service-accounts'
import { readerOf } from './reader-of'
import { lastSeenBy, readBy, unreadOf } from './thread'
import type { UserAccount, DirectConversation, ServerState } from '../server-state'

const peerFrom = (world: ServerState, { xid, uid, name, avatar, ...account }: UserAccount): Peer => ({
  xid,
  uid,
  name,
  avatar,
  role: roleOfService(xid),
  isBot: isBot(xid),
  allowsDm: profileDetailsOf(world, { xid, uid, name, avatar, ...account }).allowsDm,
})

const blockedBetween = (world: ServerState, viewer: Xid, xid: Xid): Blocked =>
  hasBlocked(world, viewer, xid) ? 'byMe' : hasBlocked(world, xid, viewer) ? 'byThem' : 'none'

const summaryFor = (world: ServerState, direct: DirectConversation, viewer: Xid): readonly ConversationSummary[] => {
  const other = accountById(world, otherOf(direct, viewer))
  if (other === null) return []
  const thread = threadOf(world, direct.conversationId)
  const reader = readerOf(world, direct.conversationId, viewer)
  const peer = peerFrom(world, other)
  return [
    {
      conversationId: direct.conversationId,
      kind: direct.kind,
      gid: null,
      name: peer.name,
      icon: null,
      ownerXid: null,
      peer,
      blocked: blockedBetween(world, viewer, peer.xid),
      follow: follows(world, viewer, peer.xid),
      muted: direct.mutedBy[viewer] === true,
      pinned: direct.pinnedBy[viewer] === true,
      markedUnread: isMarkedUnread(world, viewer, direct.conversationId),
      maxSeq: thread.latest,
      readSeq: readBy(thread, viewer),
      unread: unreadOf(thread, reader),
      latest: lastSeenBy(thread, reader),
    },
  ]
}

const isListed = (
  world: ServerState,
  { between, offListUpTo, conversationId }: DirectConversation,
  xid: Xid,
): boolean => between.includes(xid) && threadOf(world, conversationId).latest > (offListUpTo[xid] ?? -1)

/** The direct chats on this member's list. */
export const directsOf = (world: ServerState, xid: Xid): readonly ConversationSummary[] =>
  entriesOf(world.directs).flatMap(([, direct]) => (isListed(world, direct, xid) ? summaryFor(world, direct, xid) : []))

/**
 * The direct chat on this member's list with the account that has this uid, or `null`. A service account has one chat
 * with each member. That chat may be the member's notifications from this account.
 */
export const directWith = (world: ServerState, xid: Xid, word: string): ConversationSummary | null => {
  const uid = serviceUidByName(word)
  const other = accountByUid(world, uid)
  const known = other === null || other.xid === xid ? undefined : directOf(world, directConversationId(xid, other.xid))
  return known !== undefined && isListed(world, known, xid)
    ? (summaryFor(world, known, xid)[0] ?? null)
    : (directsOf(world, xid).find(({ peer }) => peer?.uid === uid) ?? null)
}

/** The relation between two accounts. `null` for an unknown account. */
export const infoOf = (world: ServerState, viewer: Xid, xid: string) => {
  const other = accountById(world, xid)
  return other === null
    ? null
    : {
        blocked: blockedBetween(world, viewer, other.xid),
        follow: follows(world, viewer, other.xid),
        allowsDm: profileDetailsOf(world, other).allowsDm,
      }
}
