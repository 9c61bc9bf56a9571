import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { ClientId, ConversationId, Gid, MessageId, Uid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { Address } from '../kernel/export-policy'
import { Blocked } from '../profile'
import { Content } from './content'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** Whoever wrote a message, as the chat service tells it beside the message. */
export const Sender = t.strict({ xid: Xid, name: t.string, avatar: orNull(Address) }, 'Sender')
export type Sender = t.TypeOf<typeof Sender>

/** Who reacted with one emoji; each person once (IM-11). */
export const Reaction = t.strict({ memeId: t.string, xids: t.readonlyArray(Xid) }, 'Reaction')
export type Reaction = t.TypeOf<typeof Reaction>

/**
 * A message as the server has it: `seq` numbers a conversation from 1 without holes, `rev` its changes: the greater of
 * two
 * is what the message is now.
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

/** A direct chat is `singleValue`; in a `notificationFeature` an account of the service alone speaks. */
export const ConversationKind = t.union(
  [t.literal('single'), t.literal('group'), t.literal('notification')],
  'ConversationKind',
)
export type ConversationKind = t.TypeOf<typeof ConversationKind>

export const PeerRole = t.union([t.literal('normal'), t.literal('ai'), t.literal('botFather')], 'PeerRole')

/** The other one of a direct chat, or the account that speaks in a notification. */
export const Peer = t.strict(
  {
    xid: Xid,
    uid: Uid,
    name: t.string,
    avatar: orNull(Address),
    role: PeerRole,
    isBot: t.boolean,
    /** Others may write to them. */
    allowsDm: t.boolean,
  },
  'Peer',
)
export type Peer = t.TypeOf<typeof Peer>

/** A row of the conversation list as the server answers it (spec 1 §3). */
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
    maxSeq: t.number,
    readSeq: t.number,
    unread: t.number,
    latest: orNull(ChatMessage),
  },
  'ConversationSummary',
)
export type ConversationSummary = t.TypeOf<typeof ConversationSummary>

/** A text is at most this long; the counter shows from `TEXT_COUNTER_FROM` (decisions.md). */
export const TEXT_LIMIT = 10_000
export const TEXT_COUNTER_FROM = 9_000
