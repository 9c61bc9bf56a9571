import { sendRefusal, type Content } from '../../../../domain/chat'
import type { ConversationId, Xid } from '../../../../domain/kernel/ids'
import { drop, emptyTable, put } from '../../../../domain/kernel/table'
import { directConversationId } from '../../../wire/entities/conversation-id'
import type { ServerInputOf } from '../input'
import { refusedResult, type StepResult } from '../output'
import { communityOf, directOf } from '../conversation-lookups'
import { profileDetailsOf, hasBlocked, accountById, accountByUid } from '../users/profiles'
import { isRealRichText } from './rich-text'
import { isMember, isSendable, mayRead, refusalOf, refusalWords } from '../groups/permissions'
import { isBot, serviceUidByName } from '../seed/service-accounts'
import type { UserAccount, DirectConversation, ServerState } from '../server-state'

const BLOCKED = 'You have been blocked'
const NO_PERMISSION = 'User set no permission to chat'

export const otherOf = ({ between: [a, b] }: DirectConversation, xid: Xid): Xid => (a === xid ? b : a)

const isOneOf = ({ between }: DirectConversation, xid: Xid): boolean => between.includes(xid)

/** Whether the account belongs to the conversation: as a group member, or as one of the two people of a direct chat. */
export const isIn = (world: ServerState, id: ConversationId, xid: Xid): boolean => {
  const direct = directOf(world, id)
  const community = communityOf(world, id)
  return direct !== undefined ? isOneOf(direct, xid) : community !== undefined && isMember(community, xid)
}

/**
 * Whether the account may read the conversation. `null` for an unknown conversation, and for a direct chat between two
 * other people.
 */
export const mayReadIn = (world: ServerState, id: ConversationId, xid: Xid): boolean | null => {
  const direct = directOf(world, id)
  const community = communityOf(world, id)
  if (direct !== undefined) return isOneOf(direct, xid) ? true : null
  return community === undefined ? null : mayRead(community, xid)
}

/**
 * A direct chat without restrictions. `refusalBetween` already checks blocks and message settings, because it returns
 * the error texts of spec 1 §5.
 */
const OPEN_DIRECT = { kind: 'direct', isBlocked: false, takesMessages: true } as const

const refusalTo = (
  world: ServerState,
  account: UserAccount,
  direct: DirectConversation,
  content: Content,
): string | null => {
  if (!isOneOf(direct, account.xid)) return 'There is no such conversation'
  if (direct.kind === 'notification')
    return direct.between[0] === account.xid ? null : 'This kind of message can not be sent'
  if (!isSendable(content)) return 'This kind of message can not be sent'
  const refusal = sendRefusal({ session: { xid: account.xid, method: 'email' }, profile: null }, OPEN_DIRECT, content, {
    global: null,
    own: [],
  })
  return refusal === null ? refusalBetween(world, account.xid, otherOf(direct, account.xid)) : refusalWords(refusal)
}

/** The reason why `xid` may not write to `to` (spec 1 §5), or `null`. */
export const refusalBetween = (world: ServerState, xid: Xid, to: Xid): string | null => {
  if (hasBlocked(world, xid, to) || hasBlocked(world, to, xid)) return BLOCKED
  const other = accountById(world, to)
  // A bot may always answer, whatever the person's message settings are.
  return other !== null && !isBot(xid) && !profileDetailsOf(world, other).allowsDm ? NO_PERMISSION : null
}

/**
 * The reason why the conversation refuses the message, or `null`. `host` is the hostname of the page that sends the
 * message.
 */
export const refusalIn = (
  world: ServerState,
  account: UserAccount | undefined,
  id: ConversationId,
  content: Content,
  host: string,
): string | null => {
  const direct = directOf(world, id)
  if (account !== undefined && content.kind === 'richText' && !isRealRichText(world, account, id, content))
    return 'Only bots send messages of this kind'
  return direct === undefined || account === undefined || account.isVisitor
    ? refusalOf(world, account, communityOf(world, id), content, host)
    : refusalTo(world, account, direct, content)
}

/**
 * A new direct chat. The chat appears at once on the list of the member who opens it. The first message puts it on the
 * other member's list.
 */
const begun = (xid: Xid, other: Xid): DirectConversation => ({
  conversationId: directConversationId(xid, other),
  kind: 'single',
  between: [xid, other],
  mutedBy: emptyTable(),
  pinnedBy: emptyTable(),
  offListUpTo: put(emptyTable<number>(), other, 0),
})

const opened = (world: ServerState, direct: DirectConversation): StepResult => ({
  world: { ...world, directs: put(world.directs, direct.conversationId, direct) },
  outputs: [{ type: 'DirectFound', conversationId: direct.conversationId }],
})

/**
 * The direct chat of two members, existing or new, in which a feature posts a message. `null` if `other` refuses
 * messages from `xid`.
 */
export const directWith = (world: ServerState, xid: Xid, other: UserAccount): DirectConversation | null => {
  const known = directOf(world, directConversationId(xid, other.xid))
  return refusalBetween(world, xid, other.xid) !== null ? null : (known ?? begun(xid, other.xid))
}

export const directAsked = (world: ServerState, { xid, uid }: ServerInputOf<'DirectAsked'>): StepResult => {
  const me = world.accounts[xid]
  const other = accountByUid(world, serviceUidByName(uid))
  if (me === undefined || me.isVisitor) return refusedResult(world, 'Visitors cannot send messages')
  if (other === null || other.isVisitor) return refusedResult(world, 'There is no such person')
  if (other.xid === xid) return refusedResult(world, 'This is you')
  const known = directOf(world, directConversationId(xid, other.xid))
  if (known !== undefined) return opened(world, { ...known, offListUpTo: drop(known.offListUpTo, xid) })
  if (hasBlocked(world, other.xid, xid)) return refusedResult(world, BLOCKED)
  if (!profileDetailsOf(world, other).allowsDm) return refusedResult(world, NO_PERMISSION)
  return opened(world, begun(xid, other.xid))
}
