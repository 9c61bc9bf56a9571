import * as t from 'io-ts'
import { Uid, Xid } from '../kernel/ids'
import { emptyPaged, pagedCodec, type Paged } from '../kernel/paged'
import { emptyTable, put, tableCodec } from '../kernel/table'
import { FollowRow, Person, Switches, type FollowList, type User } from './profile'
import { Relation } from './profile.relation'

/** The person behind the uid in an address. `wanted`: the person is being read. */
export const Lookup = t.strict(
  {
    wanted: t.boolean,
    failed: t.boolean,
    missing: t.boolean,
    xid: t.union([Xid, t.null]),
  },
  'PersonLookup',
)
export type Lookup = t.TypeOf<typeof Lookup>

/** The member's own settings on the server, and the switches whose change is not confirmed yet. */
const Own = t.strict(
  {
    email: t.union([t.string, t.null]),
    switches: Switches,
    switching: t.strict({ group: t.union([t.boolean, t.null]), dm: t.union([t.boolean, t.null]) }),
  },
  'Own',
)

/**
 * All known people by xid. `own` is `null` until the member's settings are read. `session`: `unknown` until a message
 * tells whose session this is.
 */
export const Profiles = t.strict(
  {
    session: t.union([t.literal('unknown'), t.literal('absent'), t.literal('present')]),
    me: t.union([Xid, t.null]),
    people: tableCodec(Person),
    relations: tableCodec(Relation),
    lookups: tableCodec(Lookup),
    followingLists: tableCodec(pagedCodec(FollowRow)),
    followerLists: tableCodec(pagedCodec(FollowRow)),
    own: t.union([Own, t.null]),
    ownRead: t.strict({ wanted: t.boolean, failed: t.boolean }),
  },
  'Profiles',
)
export type Profiles = t.TypeOf<typeof Profiles>

export const noProfiles: Profiles = {
  session: 'unknown',
  me: null,
  people: emptyTable(),
  relations: emptyTable(),
  lookups: emptyTable(),
  followingLists: emptyTable(),
  followerLists: emptyTable(),
  own: null,
  ownRead: { wanted: false, failed: false },
}

export const newLookup: Lookup = { wanted: true, failed: false, missing: false, xid: null }

const TABLE_OF = { following: 'followingLists', followers: 'followerLists' } as const satisfies Record<
  FollowList,
  keyof Profiles
>

export const followsIn = (data: Profiles, list: FollowList, xid: Xid): Paged<FollowRow> =>
  data[TABLE_OF[list]][xid] ?? emptyPaged()

export const inFollows = (
  data: Profiles,
  list: FollowList,
  xid: Xid,
  by: (paged: Paged<FollowRow>) => Paged<FollowRow>,
): Profiles => ({ ...data, [TABLE_OF[list]]: put(data[TABLE_OF[list]], xid, by(followsIn(data, list, xid))) })

export const setLookup = (data: Profiles, uid: Uid, by: (lookup: Lookup) => Lookup): Profiles => ({
  ...data,
  lookups: put(data.lookups, uid, by(data.lookups[uid] ?? newLookup)),
})

/**
 * Stores the server's view of a relation, unless a change is pending: the view may be older or newer than the change.
 */
export const relate = (data: Profiles, xid: Xid, known: Partial<Relation> & Pick<Relation, 'uid'>): Profiles => {
  const before = data.relations[xid] ?? { uid: known.uid, follow: false, blocked: 'none', change: null }
  return before.change !== null ? data : { ...data, relations: put(data.relations, xid, { ...before, ...known }) }
}

export const learn = (data: Profiles, { person }: User): Profiles => ({
  ...data,
  people: put(data.people, person.xid, person),
})
