import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { Uid, Xid } from '../kernel/ids'
import { Address } from '../kernel/export-policy'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** Somebody as everyone sees them (spec 2 §3 User). `xUrl` is where they are on X. */
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
    /** Whether others see which groups they are in. */
    showsGroups: withDefault(t.boolean, false),
  },
  'Person',
)
export type Person = t.TypeOf<typeof Person>

/** Who has blocked whom: `byMe` is 2 on the wire, `byThem` 1. */
export const Blocked = t.union([t.literal('none'), t.literal('byThem'), t.literal('byMe')], 'Blocked')
export type Blocked = t.TypeOf<typeof Blocked>

/** `group`: others see which groups one is in. `dm`: others may write to one. */
export const SwitchKind = t.union([t.literal('group'), t.literal('dm')], 'SwitchKind')
export type SwitchKind = t.TypeOf<typeof SwitchKind>
export const Switches = t.strict({ group: t.boolean, dm: t.boolean }, 'Switches')

/** All that the server tells of somebody; `email` only of oneself. */
export const User = t.strict(
  {
    person: Person,
    follow: t.boolean,
    blocked: Blocked,
    isSuper: t.boolean,
    email: orNull(t.string),
    switches: Switches,
    /** Of oneself: in how many projects one is of the staff. */
    projects: withDefault(t.number, 0),
  },
  'User',
)
export type User = t.TypeOf<typeof User>

/** One row of a list of who follows whom; `rowId` is where the next page goes on. */
export const FollowRow = t.strict(
  { rowId: t.string, xid: Xid, uid: Uid, name: t.string, avatar: orNull(Address) },
  'FollowRow',
)
export type FollowRow = t.TypeOf<typeof FollowRow>

export const FollowList = t.union([t.literal('following'), t.literal('followers')], 'FollowList')
export type FollowList = t.TypeOf<typeof FollowList>

/** What one can make of how one stands to somebody. */
export const Change = t.union(
  [t.literal('follow'), t.literal('unfollow'), t.literal('block'), t.literal('unblock')],
  'Change',
)
export type Change = t.TypeOf<typeof Change>

/** One's own profile as it is being written; the pictures go back as they were read. */
export const ProfileDraft = t.strict(
  {
    uid: Uid,
    name: t.string,
    avatar: orNull(Address),
    banner: orNull(Address),
    bio: t.string,
  },
  'ProfileDraft',
)
export type ProfileDraft = t.TypeOf<typeof ProfileDraft>
