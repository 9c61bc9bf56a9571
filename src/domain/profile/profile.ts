import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { Uid, Xid } from '../kernel/ids'
import { Address } from '../kernel/export-policy'
import { orNull } from '../kernel/or-null'

/** A person as other people see them (spec 2 §3 User). `xUrl` is the person's page on X. */
export const Person = t.strict(
  {
    xid: Xid,
    uid: Uid,
    name: t.string,
    avatar: orNull(Address),
    banner: orNull(Address),
    bio: t.string,
    level: t.number,
    xUrl: orNull(Address),
    following: t.number,
    followers: t.number,
    showsGroups: withDefault(t.boolean, false),
  },
  'Person',
)
export type Person = t.TypeOf<typeof Person>

/** Which side blocked the other: `byMe` is 2 on the wire, `byThem` 1. */
export const Blocked = t.union([t.literal('none'), t.literal('byThem'), t.literal('byMe')], 'Blocked')
export type Blocked = t.TypeOf<typeof Blocked>

/** The member's switches. `group`: other people see the member's groups. `dm`: other people may write to the member. */
export const SwitchKind = t.union([t.literal('group'), t.literal('dm')], 'SwitchKind')
export type SwitchKind = t.TypeOf<typeof SwitchKind>
export const Switches = t.strict({ group: t.boolean, dm: t.boolean }, 'Switches')

/** A user as the server sends it. Only the member's own record contains `email`. */
export const User = t.strict(
  {
    person: Person,
    follow: t.boolean,
    blocked: Blocked,
    isSuper: t.boolean,
    email: orNull(t.string),
    switches: Switches,
    /** The number of projects in which the member is staff. Only the member's own record contains this number. */
    projects: withDefault(t.number, 0),
  },
  'User',
)
export type User = t.TypeOf<typeof User>

/** A row of a follow list. `rowId` is the cursor of the next page. */
export const FollowRow = t.strict(
  { rowId: t.string, xid: Xid, uid: Uid, name: t.string, avatar: orNull(Address) },
  'FollowRow',
)
export type FollowRow = t.TypeOf<typeof FollowRow>

export const FollowList = t.union([t.literal('following'), t.literal('followers')], 'FollowList')
export type FollowList = t.TypeOf<typeof FollowList>

export const Change = t.union(
  [t.literal('follow'), t.literal('unfollow'), t.literal('block'), t.literal('unblock')],
  'Change',
)
export type Change = t.TypeOf<typeof Change>
