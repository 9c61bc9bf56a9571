import * as t from 'io-ts'
import { ChannelId, Uid, Xid } from '../kernel/ids'
import { User } from '../profile'
import { query } from '../query'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** spec 1 §3 User.role_id. */
export const UserRole = t.keyof(
  { normal: null, owner: null, admin: null, moderator: null, ai: null, botFather: null },
  'UserRole',
)
export type UserRole = t.TypeOf<typeof UserRole>

/**
 * All that the server tells of somebody (spec 1 §3, spec 2 §3 User): what the core reads as `user`, and the rest, which
 * only profiles and
 * settings show. Wallet and invite codes are told of oneself alone.
 */
export const Details = t.strict(
  {
    user: User,
    wallet: orNull(t.string),
    inviteCode: orNull(t.string),
    /** The code of whoever invited them; once it is there it stays (R2-174). */
    parentInviteCode: orNull(t.string),
    /** They are in a space that one may look into; `channelId` where the server says which. */
    live: orNull(t.strict({ channelId: orNull(ChannelId) })),
    role: UserRole,
    botFather: orNull(t.string),
    isAgent: t.boolean,
    isVisitor: t.boolean,
    isNftPicture: t.boolean,
  },
  'Details',
)
export type Details = t.TypeOf<typeof Details>

/** What of somebody stands under their name in a list. */
export const Brief = t.strict({ uid: Uid, bio: t.string }, 'Brief')
export type Brief = t.TypeOf<typeof Brief>

/** Whom one has blocked. */
export const BlockedPerson = t.strict({ xid: Xid, uid: Uid, name: t.string, avatar: orNull(t.string) }, 'BlockedPerson')
export type BlockedPerson = t.TypeOf<typeof BlockedPerson>

/** So many are read at once, by their uids and of those who are blocked. */
export const PEOPLE_A_READ = 20

export const ownQuery = query('identity/own', {
  input: t.strict({}),
  item: Details,
  idOf: ({ user }) => user.person.xid,
})
/** Somebody else; no item where nobody goes by that uid. */
export const personQuery = query('identity/person', {
  input: t.strict({ uid: Uid }),
  item: Details,
  idOf: ({ user }) => user.person.xid,
})
export const briefsQuery = query('identity/briefs', {
  input: t.strict({ uids: t.readonlyArray(Uid) }),
  item: Brief,
  idOf: ({ uid }) => uid,
})
export const blockedQuery = query('identity/blocked', {
  input: t.strict({}),
  item: BlockedPerson,
  idOf: ({ xid }) => xid,
})
