import * as t from 'io-ts'
import { withDefault } from '../kernel/default'
import { ConversationId, Gid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** The label a group has earned (spec 1 §2: verification_type 1 and 2). */
const Verification = t.strict({
  kind: t.union([t.literal('ambassador'), t.literal('official')]),
  projectName: t.string,
  since: orNull(Instant),
}, 'Verification')

/** A community (spec 1 §3). A `joinType` or `joinMode` we do not know is read as the stricter one. */
export const Group = t.strict({
  gid: Gid,
  conversationId: ConversationId,
  name: t.string,
  icon: orNull(t.string),
  banner: orNull(t.string),
  description: t.string,
  ownerXid: Xid,
  adminXids: t.readonlyArray(Xid),
  joinType: t.union([t.literal('normal'), t.literal('private')]),
  joinMode: t.union([t.literal('normal'), t.literal('free')]),
  isMember: t.boolean,
  memberCount: t.number,
  link: orNull(t.string),
  minSpeakLevel: t.number,
  minImageLevel: withDefault(t.number, 0),
  /** Hosts to which its messages may link, as they were entered. */
  linkWhitelist: withDefault(t.readonlyArray(t.string), []),
  verification: orNull(Verification),
  latest: orNull(t.strict({ xid: Xid, name: t.string, avatar: orNull(t.string), text: t.string })),
}, 'Group')
export type Group = t.TypeOf<typeof Group>

export const Role = t.union([t.literal('owner'), t.literal('ai'), t.literal('admin'), t.literal('normal')], 'Role')
export type Role = t.TypeOf<typeof Role>

export const Member = t.strict({
  xid: Xid, name: t.string, avatar: orNull(t.string), role: Role, isVisitor: t.boolean,
}, 'Member')
export type Member = t.TypeOf<typeof Member>

const GID = /^[0-9]{8,10}$/
const INVITE_KEY = /^[A-Za-z0-9]{8}$/
const LINK_NAME = /^[A-Za-z][A-Za-z0-9_]{5,19}$/

export type GroupLookup = 'gid' | 'inviteKey' | 'link'

/** In which ways this word may name a group, in the order to try them; none: there is no such group (BI-105…117). */
export const lookupsOf = (word: string): readonly GroupLookup[] => [
  ...(GID.test(word) ? ['gid' as const] : []),
  ...(INVITE_KEY.test(word) ? ['inviteKey' as const] : []),
  ...(LINK_NAME.test(word) ? ['link' as const] : []),
]

/** Owner, admin or neither, from the group alone: never from a name (BI-091, R1-231). */
export const roleIn = (group: Pick<Group, 'ownerXid' | 'adminXids'>, xid: Xid): Role =>
  group.ownerXid === xid ? 'owner' : group.adminXids.includes(xid) ? 'admin' : 'normal'
