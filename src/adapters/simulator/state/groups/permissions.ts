import { MESSAGE_BYTES, TEXT_LIMIT, sendRefusal, type Content, type SendRefusal } from '../../../../domain/chat'
import type { Role } from '../../../../domain/group'
import type { Xid } from '../../../../domain/kernel/ids'
import { PRODUCT } from '../../../../domain/shell'
import { isNewcomer } from '../users/accounts'
import { levelOf } from '../users/levels'
import { isUserBot } from '../seed/service-accounts'
import type { UserAccount, Community, ServerState } from '../server-state'

export const isMember = (community: Community, xid: Xid): boolean => community.members[xid] === true

/** Whether the account is simulated: a seeded account as which no person can sign in. */
export const isResident = ({ xid, email, isVisitor, isDeleted }: UserAccount): boolean =>
  email === null && !isVisitor && isDeleted !== true && !isNewcomer(xid)

/**
 * Whether a person may read the group. Anybody, including visitors, may read a group that is not private or that is
 * free to join. Only members may read other groups.
 */
export const mayRead = (community: Community, xid: Xid): boolean =>
  community.joinType === 'normal' || community.joinMode === 'free' || isMember(community, xid)

export const roleOf = (community: Community, xid: Xid): Role =>
  community.ownerXid === xid
    ? 'owner'
    : community.aiXids.includes(xid) || isUserBot(xid)
      ? 'ai'
      : community.adminXids.includes(xid)
        ? 'admin'
        : 'normal'

/** Whether this member may decide about requests to join. Only the owner and admins may (spec 2 §6). */
export const isApprover = (community: Community, xid: Xid): boolean =>
  isMember(community, xid) && ['owner', 'admin'].includes(roleOf(community, xid))

/** Whether this account is product staff, with rights everywhere (spec 1 §1). */
export const isSuper = (world: ServerState, xid: Xid): boolean => world.accounts[xid]?.isSuper === true

/** Whether this account is owner, admin or super user (spec 1 §6). */
export const isEditorOf = (world: ServerState, community: Community, xid: Xid): boolean =>
  isSuper(world, xid) || (isMember(community, xid) && ['owner', 'admin'].includes(roleOf(community, xid)))

/**
 * The content kinds that members may send. Messages of other kinds come only from the server and from simulated
 * members.
 */
const SENDABLE: ReadonlySet<Content['kind']> = new Set([
  'text',
  'reply',
  'image',
  'album',
  'video',
  'voice',
  'sticker',
  'groupInvite',
  'space',
  'richText',
  'command',
])

/** The hosts to which messages of any group may link. */
export const LINK_WHITELIST: readonly string[] = ['loop.example']
/** The hosts of this product and of this machine. Messages may link to these hosts too. */
const OWN: readonly string[] = [...PRODUCT.ownHosts, 'localhost', '127.0.0.1']

export const refusalWords = (refusal: SendRefusal): string => {
  switch (refusal._tag) {
    case 'Visitor':
      return 'Visitors cannot send messages'
    case 'Empty':
      return 'This message is empty'
    case 'TooLong':
      return `A message has at most ${TEXT_LIMIT} characters`
    case 'TooLarge':
      return `A message has at most ${MESSAGE_BYTES / 1_024} KB`
    case 'NotMember':
      return 'You have not join this group yet!!!'
    case 'Blocked':
      return 'You have been blocked'
    case 'NoDirectMessages':
      return 'User set no permission to chat'
    case 'LevelTooLow':
      return `You need level ${refusal.level} to speak here`
    case 'ImageLevelTooLow':
      return `You need level ${refusal.level} to show pictures here`
    case 'LinkNotAllowed':
      return `Links to ${refusal.host} are not allowed here`
  }
}

export const isSendable = ({ kind }: Content): boolean => SENDABLE.has(kind)

/** Whether the message mentions all members. Owner, admins and super users may do this (spec 1 §6). */
const meansAll = (content: Content): boolean =>
  'mentions' in content && content.mentions.some(({ xid }) => xid === null)

/**
 * The reason why the message is refused, as a text for the member, or `null` (spec 1 §5 Sending into chats). A message
 * may link to the hostname of the page that sends it (decisions.md).
 */
export const refusalOf = (
  world: ServerState,
  account: UserAccount | undefined,
  community: Community | undefined,
  content: Content,
  host: string,
): string | null => {
  if (account === undefined || account.isVisitor) return 'Visitors cannot send messages'
  if (community === undefined) return 'There is no such conversation'
  if (!isMember(community, account.xid)) return refusalWords({ _tag: 'NotMember' })
  if (!isSendable(content)) return 'This kind of message can not be sent'
  if (meansAll(content) && !account.isSuper && !['owner', 'admin'].includes(roleOf(community, account.xid)))
    return 'Only the owner and admins mention everyone'
  const author = {
    session: { xid: account.xid, method: 'email' },
    profile: { level: levelOf(world, account), isSuper: account.isSuper },
  } as const
  const refusal = sendRefusal(author, { kind: 'group', group: { ...community, isMember: true } }, content, {
    global: LINK_WHITELIST,
    own: [...OWN, host],
  })
  return refusal === null ? null : refusalWords(refusal)
}
