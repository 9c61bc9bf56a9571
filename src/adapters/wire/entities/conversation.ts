import * as t from 'io-ts'
import { ConversationKind, ConversationSummary, Peer, PeerRole } from '../../../domain/chat'
import { Uid, Xid } from '../../../domain/kernel/ids'
import { Blocked } from '../../../domain/profile'
import { cleanName } from '../codecs/clean-name'
import { canonicalConversationId, gidOfConversation, kindOfConversation } from './conversation-id'
import { CountField, recordCodec, FlagField, ImageUrl, enumByNumber, nullIfInvalid, RawName } from '../codecs/fields'
import { MessageWire } from './message'
import { BlockedNumber } from './user'

/** The wire values of a user's `role_id` (spec 1 §3). Unknown roles count as normal. */
const RoleId = enumByNumber<Peer['role']>('role_id', { normal: 0, ai: 4, botFather: 5 }, PeerRole.is, 'normal')

/** A missing flag counts as allowed, because members accept direct messages by default. */
const allowed = (flag: unknown): boolean => flag !== 0 && flag !== false

/**
 * The other side of a conversation: a group, a user or a service account. The fields that are present determine which
 * of the three is meant.
 */
const ConversationData = t.type({
  icon: ImageUrl,
  owner_xid: nullIfInvalid(Xid),
  xid: nullIfInvalid(Xid),
  uid: nullIfInvalid(Uid),
  username: RawName,
  nickName: RawName,
  head: ImageUrl,
  role_id: RoleId,
  is_ai_agent: nullIfInvalid(FlagField),
  bot_father_id: t.unknown,
  allow_dm: t.unknown,
})
type ConversationData = t.TypeOf<typeof ConversationData>

const peerOf = (data: ConversationData): Peer | null => {
  const { xid, uid, head, role_id: role } = data
  return xid === null || uid === null
    ? null
    : {
        xid,
        uid,
        name: cleanName(data.username ?? data.nickName, xid),
        avatar: head,
        role,
        isBot:
          role === 'botFather' ||
          data.is_ai_agent === true ||
          (typeof data.bot_father_id === 'string' && data.bot_father_id !== ''),
        allowsDm: allowed(data.allow_dm),
      }
}

const ConversationFields = t.type({
  conversation_id: t.unknown,
  conversation_type: t.unknown,
  friendly_name: RawName,
  blocked: BlockedNumber,
  follow: FlagField,
  muted: FlagField,
  pinned: CountField,
  marked_unread: FlagField,
  unreadMsgCount: CountField,
  lastMsg: nullIfInvalid(MessageWire),
  data: nullIfInvalid(ConversationData),
})
type ConversationFields = t.TypeOf<typeof ConversationFields>

/**
 * The REST API's conversation list has no read positions. This function estimates the read position from the unread
 * count; the chat service later sends the exact position.
 */
const summaryOf = (fields: ConversationFields): ConversationSummary | null => {
  const conversationId = canonicalConversationId(fields.conversation_id)
  if (conversationId === null) return null
  const kind = kindOfConversation(conversationId)
  const peer = fields.data === null || kind === 'group' ? null : peerOf(fields.data)
  const maxSeq = fields.lastMsg?.seq ?? 0
  return {
    conversationId,
    kind,
    gid: gidOfConversation(conversationId),
    peer,
    name: peer?.name ?? cleanName(fields.friendly_name, conversationId),
    icon: fields.data?.icon ?? null,
    ownerXid: fields.data?.owner_xid ?? null,
    blocked: kind === 'single' ? fields.blocked : 'none',
    follow: fields.follow,
    pinned: fields.pinned > 0,
    muted: fields.muted,
    markedUnread: fields.marked_unread,
    unread: fields.unreadMsgCount,
    latest: fields.lastMsg,
    maxSeq,
    readSeq: Math.max(0, maxSeq - fields.unreadMsgCount),
  }
}

const dataOf = ({ icon, ownerXid, peer, kind }: ConversationSummary): ConversationData => ({
  icon,
  owner_xid: ownerXid,
  xid: peer?.xid ?? null,
  uid: peer?.uid ?? null,
  username: kind === 'single' ? peer?.name : undefined,
  nickName: kind === 'notification' ? peer?.name : undefined,
  head: peer?.avatar ?? null,
  role_id: peer?.role ?? 'normal',
  is_ai_agent: peer?.role === 'ai',
  bot_father_id: peer?.isBot === true ? peer.xid : '',
  allow_dm: peer?.allowsDm === false ? 0 : 1,
})

const TYPES: Readonly<Record<ConversationKind, string>> = {
  single: 'single',
  group: 'group',
  notification: 'notification',
}

/** A row of the conversation list (spec 1 §3 Conversation, with its misspelt capitals). */
export const ConversationWire = recordCodec(
  'Conversation',
  ConversationSummary.is,
  ConversationFields,
  summaryOf,
  (summary) => ({
    conversation_id: summary.conversationId,
    conversation_type: TYPES[summary.kind],
    friendly_name: summary.name,
    blocked: summary.blocked,
    follow: summary.follow,
    muted: summary.muted,
    pinned: summary.pinned ? 1 : 0,
    marked_unread: summary.markedUnread,
    unreadMsgCount: summary.unread,
    lastMsg: summary.latest,
    data: dataOf(summary),
  }),
)

export interface DirectInfo {
  readonly blocked: Blocked
  readonly follow: boolean
  readonly allowsDm: boolean
}

/** The relation to another member in a direct chat (spec 1 §7 dm/info). The spec does not print the response. */
export const DirectInfoWire = recordCodec<DirectInfo, { blocked: Blocked; follow: boolean; allow_dm: unknown }>(
  'DirectInfo',
  t.type({ blocked: Blocked, follow: t.boolean, allowsDm: t.boolean }).is,
  t.type({ blocked: BlockedNumber, follow: FlagField, allow_dm: t.unknown }),
  ({ blocked, follow, allow_dm }) => ({ blocked, follow, allowsDm: allowed(allow_dm) }),
  ({ blocked, follow, allowsDm }) => ({ blocked, follow, allow_dm: allowsDm ? 1 : 0 }),
)
