import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { ClientId, ConversationId, Gid, MessageId, Uid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { Address } from '../kernel/export-policy'
import { Blocked } from '../profile'
import { Content } from './content'
import { orNull } from '../kernel/or-null'

/** The sender's data that the chat service sends with each message. */
export const Sender = t.strict({ xid: Xid, name: t.string, avatar: orNull(Address) }, 'Sender')
export type Sender = t.TypeOf<typeof Sender>

/** The reaction with an emoji: the people who reacted, each person once (IM-11). */
export const Reaction = t.strict({ memeId: t.string, xids: t.readonlyArray(Xid) }, 'Reaction')
export type Reaction = t.TypeOf<typeof Reaction>

/**
 * A message as the server stores it. `seq` numbers the messages of a conversation from 1 without holes.
 * `rev` numbers the changes: of two states of a message, the state with the greater `rev` is current.
 */
export const ChatMessage = t.strict(
  {
    id: MessageId,
    conversationId: ConversationId,
    seq: t.number,
    clientId: orNull(ClientId),
    from: Sender,
    at: orNull(Instant),
    content: Content,
    rev: withDefault(t.number, 0),
    reactions: withDefault(t.readonlyArray(Reaction), []),
  },
  'ChatMessage',
)
export type ChatMessage = t.TypeOf<typeof ChatMessage>

/** The kind of a conversation. `single` is a direct chat. In a `notification`, only a service account writes. */
export const ConversationKind = t.union(
  [t.literal('single'), t.literal('group'), t.literal('notification')],
  'ConversationKind',
)
export type ConversationKind = t.TypeOf<typeof ConversationKind>

export const PeerRole = t.union([t.literal('normal'), t.literal('ai'), t.literal('botFather')], 'PeerRole')

/** The other person in a direct chat, or the account that writes in a notification. */
export const Peer = t.strict(
  {
    xid: Xid,
    uid: Uid,
    name: t.string,
    avatar: orNull(Address),
    role: PeerRole,
    isBot: t.boolean,
    allowsDm: t.boolean,
  },
  'Peer',
)
export type Peer = t.TypeOf<typeof Peer>

/** A row of the conversation list as the server sends it (spec 1 §3). */
export const ConversationSummary = t.strict(
  {
    conversationId: ConversationId,
    kind: withDefault(ConversationKind, 'group'),
    gid: orNull(Gid),
    name: t.string,
    icon: orNull(Address),
    ownerXid: orNull(Xid),
    peer: withDefault(orNull(Peer), null),
    blocked: withDefault(Blocked, 'none'),
    follow: withDefault(t.boolean, false),
    pinned: withDefault(t.boolean, false),
    muted: t.boolean,
    /** The person marked the chat as unread. The mark stays until the person opens the chat or marks it as read. */
    markedUnread: withDefault(t.boolean, false),
    maxSeq: t.number,
    readSeq: t.number,
    unread: t.number,
    latest: orNull(ChatMessage),
  },
  'ConversationSummary',
)
export type ConversationSummary = t.TypeOf<typeof ConversationSummary>

/** The longest text, in graphemes. The counter is shown from `TEXT_COUNTER_FROM` on (decisions.md). */
export const TEXT_LIMIT = 10_000
export const TEXT_COUNTER_FROM = 9_000
