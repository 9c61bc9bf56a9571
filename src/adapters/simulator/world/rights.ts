import { isBlank, TEXT_LIMIT } from '../../../domain/chat'
import type { Role } from '../../../domain/group'
import type { Xid } from '../../../domain/kernel/ids'
import { isNewcomer } from './accounts'
import type { Account, Community } from './world'

export const isMember = (community: Community, xid: Xid): boolean => community.members[xid] === true

/** Somebody of the town for whom nobody signs in. */
export const isResident = ({ xid, email, isVisitor }: Account): boolean => email === null && !isVisitor && !isNewcomer(xid)

/** A private group is read by its members; any other by everyone, visitors too. */
export const mayRead = (community: Community, xid: Xid): boolean =>
  community.joinType === 'normal' || community.joinMode === 'free' || isMember(community, xid)

export const roleOf = (community: Community, xid: Xid): Role => community.ownerXid === xid ? 'owner'
  : community.aiXids.includes(xid) ? 'ai' : community.adminXids.includes(xid) ? 'admin' : 'normal'

/** Why that text is not taken, in words for the person; `null` where it is (spec 1 §5 Sending into chats). */
export const refusalOfText = (account: Account | undefined, community: Community | undefined, text: string): string | null => {
  if (account === undefined || account.isVisitor) return 'Visitors cannot send messages'
  if (community === undefined) return 'There is no such conversation'
  if (!isMember(community, account.xid)) return 'You have not join this group yet!!!'
  if (isBlank(text)) return 'This message is empty'
  if (text.length > TEXT_LIMIT) return `A message has at most ${TEXT_LIMIT} characters`
  const levelCounts = community.joinType === 'normal'
  return levelCounts && account.level < community.minSpeakLevel ? `You need level ${community.minSpeakLevel} to speak here` : null
}
