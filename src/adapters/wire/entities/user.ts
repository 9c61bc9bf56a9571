import * as t from 'io-ts'
import { Blocked, FOLLOWS_A_PAGE, User, type FollowRow } from '../../../domain/profile'
import { Uid, Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import {
  JsonBody,
  CountField,
  recordCodec,
  FlagField,
  ImageUrl,
  enumByNumber,
  RawName,
  OptionalFlag,
  WebUrl,
} from '../codecs/fields'
import { toListPage, type ListPage } from '../codecs/list'

/**
 * The wire values of `blocked`: 0 none, 1 the other member blocked me, 2 I blocked them (decisions.md). An unknown
 * value counts as 1, a block that the signed-in member cannot remove.
 */
export const BlockedNumber = enumByNumber<Blocked>('blocked', { none: 0, byThem: 1, byMe: 2 }, Blocked.is, 'byThem')

/** A user in a profile response (spec 1 §3, spec 2 §3 User). `head` is the avatar. */
const userWire = (name: string, follow: typeof FlagField) =>
  recordCodec(
    name,
    User.is,
    t.type({
      uid: Uid,
      xid: Xid,
      username: RawName,
      head: ImageUrl,
      bg_image: ImageUrl,
      bio: JsonBody,
      level: CountField,
      twitter_url: WebUrl,
      following: CountField,
      followers: CountField,
      follow,
      blocked: BlockedNumber,
      is_super: FlagField,
      email: RawName,
      show_joined_group: FlagField,
      allow_dm: FlagField,
      web3_project_num: CountField,
    }),
    (fields): User => ({
      person: {
        uid: fields.uid,
        xid: fields.xid,
        name: cleanName(fields.username, fields.xid),
        avatar: fields.head,
        banner: fields.bg_image,
        bio: fields.bio,
        level: fields.level,
        xUrl: fields.twitter_url,
        following: fields.following,
        followers: fields.followers,
        showsGroups: fields.show_joined_group,
      },
      follow: fields.follow,
      blocked: fields.blocked,
      isSuper: fields.is_super,
      email: typeof fields.email === 'string' && fields.email !== '' ? fields.email : null,
      switches: { group: fields.show_joined_group, dm: fields.allow_dm },
      projects: fields.web3_project_num,
    }),
    ({ person, follow, blocked, isSuper, email, switches, projects }) => ({
      uid: person.uid,
      xid: person.xid,
      username: person.name,
      head: person.avatar,
      bg_image: person.banner,
      bio: person.bio,
      level: person.level,
      twitter_url: person.xUrl,
      following: person.following,
      followers: person.followers,
      follow,
      blocked,
      is_super: isSuper,
      email,
      show_joined_group: switches.group,
      allow_dm: switches.dm,
      web3_project_num: projects,
    }),
  )

/** The account's own profile. `follow` may be missing. */
export const UserWire = userWire('User', FlagField)
/** Another member's profile. `follow` must be present. */
export const OtherUserWire = userWire('OtherUser', OptionalFlag)

export interface Named {
  readonly xid: Xid
  readonly uid: Uid
  readonly name: string
}

/** The names of a user: both ids and the display name. */
export const NamedWire = recordCodec<Named, { xid: Xid; uid: Uid; username: unknown }>(
  'Named',
  t.type({ xid: Xid, uid: Uid, name: t.string }).is,
  t.type({ xid: Xid, uid: Uid, username: RawName }),
  ({ xid, uid, username }) => ({ xid, uid, name: cleanName(username, xid) }),
  ({ xid, uid, name }) => ({ xid, uid, username: name }),
)

export interface FollowItem extends FollowRow {
  readonly follow: boolean
}

const isFollowItem = (u: unknown): u is FollowItem =>
  t.type({ rowId: t.string, xid: Xid, uid: Uid, name: t.string, follow: t.boolean }).is(u)

/** A row id, which the server may send as a number. The id of a page's last row is the cursor of the next page. */
const RowId = new t.Type<string, string, unknown>(
  'RowId',
  t.string.is,
  (u, context) =>
    (typeof u === 'string' && u.length <= 64) || typeof u === 'number' ? t.success(String(u)) : t.failure(u, context),
  (a) => a,
)

/** A row of a follow list (spec 2 §3 Follow list item). `head` is optional. */
const FollowItemWire = recordCodec<
  FollowItem,
  { id: string; xid: Xid; uid: Uid; username: unknown; head: string | null; follow: boolean }
>(
  'FollowItem',
  isFollowItem,
  t.type({ id: RowId, xid: Xid, uid: Uid, username: RawName, head: ImageUrl, follow: OptionalFlag }),
  ({ id, xid, uid, username, head, follow }) => ({
    rowId: id,
    xid,
    uid,
    name: cleanName(username, xid),
    avatar: head,
    follow,
  }),
  ({ rowId, xid, uid, name, avatar, follow }) => ({ id: rowId, xid, uid, username: name, head: avatar, follow }),
)

const rows = toListPage(FollowItemWire, FOLLOWS_A_PAGE)
const answered = t.type({ list: rows })

/**
 * A page of a follow list. The server sends `{ list, cursor }`; the cursor of the next page is the last id of this page
 * (R2-219).
 */
export const FollowsWire = new t.Type<ListPage<FollowItem>, unknown, unknown>(
  'Follows',
  rows.is,
  (u, context) => {
    if (u === null) return t.success({ items: [], dropped: 0 })
    const read = answered.validate(u, context)
    return read._tag === 'Left' ? read : t.success(read.right.list)
  },
  (list) => ({ list: rows.encode(list), cursor: list.items.at(-1)?.rowId ?? '' }),
)
