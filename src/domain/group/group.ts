import * as t from 'io-ts'
import { Decimal, sumOf } from '../kernel/decimal'
import { withDefault } from '../kernel/with-default'
import { ConversationId, Gid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { Address } from '../kernel/export-policy'
import { orNull } from '../kernel/or-null'

/** The group's verification (spec 1 §2: verification_type 1 and 2). */
const Verification = t.strict(
  {
    kind: t.union([t.literal('ambassador'), t.literal('official')]),
    projectName: t.string,
    since: orNull(Instant),
    link: withDefault(orNull(t.string), null),
  },
  'Verification',
)

const said = { xid: Xid, name: t.string, avatar: orNull(Address), text: t.string }

/** The data of a group's card (spec 1 §3): the latest messages, oldest first; the announcement; the live room. */
export const LatestMessage = t.strict(
  {
    announcement: orNull(t.strict({ text: t.string, picture: orNull(Address) })),
    said: t.readonlyArray(t.strict({ seq: t.number, ...said })),
    live: orNull(t.strict({ title: t.string, audience: t.number })),
  },
  'Snapshot',
)
export type LatestMessage = t.TypeOf<typeof LatestMessage>

/** The currency of a project in the project's group, and how members may use the currency there. */
export const GroupCurrency = t.strict(
  {
    name: t.string,
    icon: orNull(Address),
    giftEnabled: t.boolean,
    bubbleEnabled: t.boolean,
    rewards: Decimal,
  },
  'GroupCurrency',
)
export type GroupCurrency = t.TypeOf<typeof GroupCurrency>

/** A community (spec 1 §3). An unknown `joinType` or `joinMode` is decoded as the stricter value. */
export const Group = t.strict(
  {
    gid: Gid,
    conversationId: ConversationId,
    name: t.string,
    icon: orNull(Address),
    banner: orNull(Address),
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
    /** The total rewards that were given in the group, in LOOP. */
    rewards: withDefault(Decimal, sumOf([])),
    /** Hosts to which messages of the group may link, as the owner typed them. */
    linkWhitelist: withDefault(t.readonlyArray(t.string), []),
    /** Whether the group is muted for new members (spec 1 §3 `muted_group`). */
    mutesNewcomers: withDefault(t.boolean, false),
    locale: withDefault(orNull(t.string), null),
    partnerLink: withDefault(orNull(t.string), null),
    currency: withDefault(orNull(GroupCurrency), null),
    verification: orNull(Verification),
    latest: orNull(t.strict(said)),
    /** The card data; `null` unless the group came from a list. */
    snapshot: withDefault(orNull(LatestMessage), null),
  },
  'Group',
)
export type Group = t.TypeOf<typeof Group>

export const Role = t.union([t.literal('owner'), t.literal('ai'), t.literal('admin'), t.literal('normal')], 'Role')
export type Role = t.TypeOf<typeof Role>

export const Member = t.strict(
  {
    xid: Xid,
    name: t.string,
    avatar: orNull(Address),
    role: Role,
    isVisitor: t.boolean,
  },
  'Member',
)
export type Member = t.TypeOf<typeof Member>

/** Reserved words of URLs. No group may have one of these words as its link (decisions.md, "Ids and links"). */
const OWN_WORDS: ReadonlySet<string> = new Set(['create'])
const NEW_LINK = /^[A-Za-z][A-Za-z0-9]{5,19}$/

/** Whether the word is a valid new link: a letter, then letters and digits, 6 to 20 in all (decisions.md). */
export const isLinkName = (word: string): boolean => NEW_LINK.test(word) && !OWN_WORDS.has(word.toLowerCase())

const GID = /^[0-9]{8,10}$/
const INVITE_KEY = /^[A-Za-z0-9]{8}$/
const LINK_NAME = /^[A-Za-z][A-Za-z0-9_]{5,19}$/

export type GroupLookup = 'gid' | 'inviteKey' | 'link'

/** The possible meanings of a URL key, in the order to try them. Empty if no group can have the key (BI-105…117). */
export const lookupsOf = (word: string): readonly GroupLookup[] => [
  ...(GID.test(word) ? ['gid' as const] : []),
  ...(INVITE_KEY.test(word) ? ['inviteKey' as const] : []),
  ...(LINK_NAME.test(word) ? ['link' as const] : []),
]

/** The role of a person. It is derived only from the group's ids, never from a name (BI-091, R1-231). */
export const roleIn = (group: Pick<Group, 'ownerXid' | 'adminXids'>, xid: Xid): Role =>
  group.ownerXid === xid ? 'owner' : group.adminXids.includes(xid) ? 'admin' : 'normal'

const STAFF: ReadonlySet<Role> = new Set(['owner', 'admin'])

/** Whether the person administers the group: the owner and admins do. The group's AI only posts (decisions.md). */
export const isStaffOf = (group: Pick<Group, 'ownerXid' | 'adminXids'>, xid: Xid): boolean =>
  STAFF.has(roleIn(group, xid))
