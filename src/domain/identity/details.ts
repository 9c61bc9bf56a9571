import * as t from 'io-ts'
import { ChannelId, Uid, Xid } from '../kernel/ids'
import { User } from '../profile'
import { query } from '../query'
import { orNull } from '../kernel/or-null'

/** The role of a user (spec 1 §3 User.role_id). */
export const UserRole = t.keyof(
  { normal: null, owner: null, admin: null, moderator: null, ai: null, botFather: null },
  'UserRole',
)
export type UserRole = t.TypeOf<typeof UserRole>

/**
 * A full user record (spec 1 §3, spec 2 §3 User). The core reads only `user`; profiles and settings show the rest.
 * The server sends wallet and invite codes only to the account itself.
 */
export const Details = t.strict(
  {
    user: User,
    wallet: orNull(t.string),
    inviteCode: orNull(t.string),
    /** The inviter's code. Once the code is set, the member cannot change the code (R2-174). */
    parentInviteCode: orNull(t.string),
    /**
     * Set if the user is in a space that the member may view. `channelId` is the space, if the server sends the
     * space's id.
     */
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

/** The line under a user's name in a list. */
export const Brief = t.strict({ uid: Uid, bio: t.string }, 'Brief')
export type Brief = t.TypeOf<typeof Brief>

export const BlockedPerson = t.strict({ xid: Xid, uid: Uid, name: t.string, avatar: orNull(t.string) }, 'BlockedPerson')
export type BlockedPerson = t.TypeOf<typeof BlockedPerson>

/** The batch size for reads by uid, and the page size of blocked people. */
export const PEOPLE_A_READ = 20

export const ownQuery = query('identity/own', {
  input: t.strict({}),
  item: Details,
  idOf: ({ user }) => user.person.xid,
})
/** Another user. The query has no item for an unknown uid. */
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
