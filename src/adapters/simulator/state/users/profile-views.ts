import { FOLLOWS_A_PAGE, type FollowList, type User } from '../../../../domain/profile'
import type { Xid } from '../../../../domain/kernel/ids'
import { entriesOf } from '../../../../domain/kernel/table'
import type { FollowItem } from '../../../wire/entities/user'
import { levelOf } from './levels'
import { projectCountOf } from '../features/looper/state'
import { profileDetailsOf, follows, hasBlocked, accountById, xUrlOf } from './profiles'
import { anonymousMember } from '../seed/residents'
import type { UserAccount, ServerState } from '../server-state'

/**
 * Accounts with at least this level have crowd members as followers. The higher the level, the more crowd members
 * follow the account.
 */
const KNOWN_FROM = 10
const crowdBehind = ({ level, isVisitor }: UserAccount): number => (isVisitor || level < KNOWN_FROM ? 0 : level ** 3)

const size = (table: Readonly<Record<string, unknown>> | undefined): number => Object.keys(table ?? {}).length

/** The account as `viewer` sees it. Only the account's owner sees the email address. */
export const userFor = (world: ServerState, of: UserAccount, viewer: Xid): User => {
  const { banner, bio, showsGroups, allowsDm } = profileDetailsOf(world, of)
  const { xid, uid, name, avatar } = of
  return {
    person: {
      xid,
      uid,
      name,
      avatar,
      banner,
      bio,
      level: levelOf(world, of),
      xUrl: xUrlOf(world, of),
      following: size(world.following[xid]),
      followers: size(world.followers[xid]) + crowdBehind(of),
      showsGroups,
    },
    follow: follows(world, viewer, xid),
    blocked: hasBlocked(world, viewer, xid) ? 'byMe' : hasBlocked(world, xid, viewer) ? 'byThem' : 'none',
    isSuper: of.isSuper,
    email: xid === viewer ? of.email : null,
    switches: { group: showsGroups, dm: allowsDm },
    projects: xid === viewer ? projectCountOf(world, xid) : 0,
  }
}

/**
 * A row of a follow list. `id` is the number of the follow; the newest follow has the highest number. Crowd members
 * come last in the list, so their numbers are negative.
 */
const rowFor = (world: ServerState, viewer: Xid, { xid, uid, name, avatar }: UserAccount, id: number): FollowItem => ({
  rowId: String(id),
  xid,
  uid,
  name,
  avatar,
  follow: follows(world, viewer, xid),
})

/**
 * A page of results: the accounts that an account follows, or the account's followers. The page starts after the row
 * with the given id.
 */
export const followsFor = (
  world: ServerState,
  of: UserAccount,
  list: FollowList,
  viewer: Xid,
  cursor: string | undefined,
): readonly FollowItem[] => {
  const after = cursor === undefined ? Infinity : Number(cursor)
  const inTown = entriesOf(world[list][of.xid] ?? {})
    .filter(([, id]) => id < after)
    .sort(([, a], [, b]) => b - a)
    .slice(0, FOLLOWS_A_PAGE)
    .flatMap(([xid, id]) => {
      const person = accountById(world, xid)
      return person === null ? [] : [rowFor(world, viewer, person, id)]
    })
  const first = after > 0 ? 0 : -after
  const crowd = list === 'following' ? 0 : Math.min(crowdBehind(of), first + FOLLOWS_A_PAGE - inTown.length)
  const outside = Array.from({ length: Math.max(0, crowd - first) }, (_, i) =>
    rowFor(world, viewer, anonymousMember(world.seed, first + i), -(first + i + 1)),
  )
  return [...inTown, ...outside]
}
