import * as t from 'io-ts'

/** The only shape of an id from outside. An id of this shape is safe as one path segment. */
const PLAIN_ID = /^[A-Za-z0-9_-]{1,64}$/
const GID = /^[0-9]{8,10}$/
const CONVERSATION_ID = /^s[gin]_[A-Za-z0-9_-]{1,130}$/

const CHANNEL_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface ChannelIdBrand {
  readonly ChannelId: unique symbol
}
export interface XidBrand {
  readonly Xid: unique symbol
}
export interface UidBrand {
  readonly Uid: unique symbol
}
export interface GidBrand {
  readonly Gid: unique symbol
}
export interface ConversationIdBrand {
  readonly ConversationId: unique symbol
}
export interface MessageIdBrand {
  readonly MessageId: unique symbol
}
export interface ClientIdBrand {
  readonly ClientId: unique symbol
}
export interface SessionIdBrand {
  readonly SessionId: unique symbol
}
export interface StateDigestBrand {
  readonly StateDigest: unique symbol
}
export interface TabIdBrand {
  readonly TabId: unique symbol
}

export const Xid = t.brand(t.string, (s): s is t.Branded<string, XidBrand> => PLAIN_ID.test(s), 'Xid')
export const Uid = t.brand(t.string, (s): s is t.Branded<string, UidBrand> => PLAIN_ID.test(s), 'Uid')
export const Gid = t.brand(t.string, (s): s is t.Branded<string, GidBrand> => GID.test(s), 'Gid')
/** The id of a space: 36 characters (spec 2 §2). */
export const ChannelId = t.brand(
  t.string,
  (s): s is t.Branded<string, ChannelIdBrand> => CHANNEL_ID.test(s),
  'ChannelId',
)
export const ConversationId = t.brand(
  t.string,
  (s): s is t.Branded<string, ConversationIdBrand> => CONVERSATION_ID.test(s),
  'ConversationId',
)
export const MessageId = t.brand(t.string, (s): s is t.Branded<string, MessageIdBrand> => PLAIN_ID.test(s), 'MessageId')
/** A message id, created in this browser before the first attempt. Every retry carries the same id (OUT-1). */
export const ClientId = t.brand(t.string, (s): s is t.Branded<string, ClientIdBrand> => PLAIN_ID.test(s), 'ClientId')
/** Identifies one sign-in. A response for an older sign-in changes nothing (ALL-4). */
export const SessionId = t.brand(t.string, (s): s is t.Branded<string, SessionIdBrand> => PLAIN_ID.test(s), 'SessionId')
export const TabId = t.brand(t.string, (s): s is t.Branded<string, TabIdBrand> => PLAIN_ID.test(s), 'TabId')

/** Distinguishes one OAuth `state` sent to X from another, and reveals nothing else about the state (SES-10). */
export const StateDigest = t.brand(
  t.string,
  (s): s is t.Branded<string, StateDigestBrand> => PLAIN_ID.test(s),
  'StateDigest',
)

export type Xid = t.TypeOf<typeof Xid>
export type Uid = t.TypeOf<typeof Uid>
export type Gid = t.TypeOf<typeof Gid>
export type ChannelId = t.TypeOf<typeof ChannelId>
export type ConversationId = t.TypeOf<typeof ConversationId>
export type MessageId = t.TypeOf<typeof MessageId>
export type ClientId = t.TypeOf<typeof ClientId>
export type SessionId = t.TypeOf<typeof SessionId>
export type StateDigest = t.TypeOf<typeof StateDigest>
export type TabId = t.TypeOf<typeof TabId>

export const isPlainId = (s: string): boolean => PLAIN_ID.test(s)
