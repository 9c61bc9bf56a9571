import type { ConnectionMessage } from '../connection'
import type { AlarmRang } from '../event-log'
import type { Xid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { withFailedPage, requestNextPage, requestFirstPage, withLoadedPage, type Paged } from '../kernel/paged'
import { entriesOf, put, tableFrom, type Table } from '../kernel/table'
import type { SessionMessage } from '../session'
import type { Change, FollowRow, SwitchKind, User } from './profile'
import { inFollows, learn, newLookup, noProfiles, relate, setLookup, type Profiles } from './profile.data'
import type { ProfileMessage } from './profile.messages'
import { changed, mayChange } from './profile.relation'

export type ProfileReducerInput = ReceivedMessage<ProfileMessage | SessionMessage | ConnectionMessage | AlarmRang>

const rowIdOf = ({ rowId }: FollowRow): string => rowId

const again = (lists: Table<Paged<FollowRow>>): Table<Paged<FollowRow>> =>
  tableFrom(
    entriesOf(lists).map(
      ([xid, paged]) => [xid, paged.failed && !paged.shown ? requestFirstPage(paged) : paged] as const,
    ),
  )

/**
 * What could not be read while there was no network is read once there is: how one stands to somebody is not left
 * unsure (FOL-4).
 */
const retry = (data: Profiles): Profiles => ({
  ...data,
  ownRead: data.ownRead.failed ? { wanted: true, failed: false } : data.ownRead,
  lookups: tableFrom(
    entriesOf(data.lookups).map(
      ([uid, one]) => [uid, one.failed ? { ...one, wanted: true, failed: false } : one] as const,
    ),
  ),
  followingLists: again(data.followingLists),
  followerLists: again(data.followerLists),
})

const withOwn = (data: Profiles, { person, email, switches }: User): Profiles => ({
  ...data,
  people: put(data.people, person.xid, person),
  own: { email, switches, switching: data.own?.switching ?? { group: null, dm: null } },
  ownRead: { wanted: false, failed: false },
})

/** By how much a count of people changes; it is never below 0 (FOL-5). */
const counted = (data: Profiles, xid: Xid | null, count: 'following' | 'followers', by: number): Profiles => {
  const person = xid === null ? undefined : data.people[xid]
  return person === undefined
    ? data
    : { ...data, people: put(data.people, person.xid, { ...person, [count]: Math.max(0, person[count] + by) }) }
}

const BY: Readonly<Record<Change, number>> = { follow: 1, unfollow: -1, block: 0, unblock: 0 }

const begin = (data: Profiles, xid: Xid, change: Change): Profiles => {
  const relation = data.relations[xid]
  return relation === undefined || xid === data.me || !mayChange(relation, change)
    ? data
    : { ...data, relations: put(data.relations, xid, { ...relation, change }) }
}

const acknowledge = (data: Profiles, xid: Xid, change: Change): Profiles => {
  const relation = data.relations[xid]
  if (relation === undefined) return data
  const so = { ...data, relations: put(data.relations, xid, { ...changed(relation, change), change: null }) }
  const after = counted(counted(so, xid, 'followers', BY[change]), data.me, 'following', BY[change])
  const check = data.lookups[relation.uid]
  // A change before it may have come through unseen: then this one was none, and what was counted is read again.
  return after.own === null || (check?.wanted !== true && check?.failed !== true)
    ? after
    : { ...after, ownRead: { wanted: true, failed: false } }
}

/** What was shown is shown again. Whether the server has it all the same is not known: so it is asked (FOL-4). */
const giveUp = (data: Profiles, xid: Xid): Profiles => {
  const relation = data.relations[xid]
  if (relation === undefined) return data
  const so = setLookup(data, relation.uid, (lookup) => ({ ...lookup, wanted: true, failed: false }))
  return {
    ...so,
    relations: put(so.relations, xid, { ...relation, change: null }),
    ownRead: so.own === null ? so.ownRead : { wanted: true, failed: false },
  }
}

const switched = (
  data: Profiles,
  kind: SwitchKind,
  to: { readonly on?: boolean; readonly onItsWay: boolean | null },
): Profiles =>
  data.own === null
    ? data
    : {
        ...data,
        own: {
          ...data.own,
          switches: to.on === undefined ? data.own.switches : { ...data.own.switches, [kind]: to.on },
          switching: { ...data.own.switching, [kind]: to.onItsWay },
        },
      }

/** Whether one's groups are shown stands with the person as well, as others read it. */
const shownOf = (data: Profiles, kind: SwitchKind, on: boolean): Profiles => {
  const person = data.me === null || kind !== 'group' ? undefined : data.people[data.me]
  return person === undefined ? data : { ...data, people: put(data.people, person.xid, { ...person, showsGroups: on }) }
}

export const reduceProfiles = (data: Profiles, heard: ProfileReducerInput): Profiles => {
  switch (heard.type) {
    case 'SignedIn':
      return { ...noProfiles, me: heard.session.xid }
    case 'VisitorEntered':
    case 'SessionEnded':
      return noProfiles
    case 'SocketOpened':
      return heard.again ? retry(data) : data
    case 'NetworkOnline':
      return retry(data)
    case 'ShowOwnProfile':
      return { ...data, me: data.me ?? heard.me, ownRead: { wanted: true, failed: false } }
    case 'ShowPerson':
      return setLookup(data, heard.uid, (lookup) => ({ ...lookup, wanted: true, failed: false }))
    case 'ShowFollows':
      return inFollows(data, heard.list, heard.xid, requestFirstPage)
    case 'LoadMoreFollows':
      return inFollows(data, heard.list, heard.xid, requestNextPage)
    case 'ChangeRelation':
      return begin(data, heard.xid, heard.change)
    case 'SetSwitch':
      return data.own === null || data.own.switching[heard.kind] !== null || data.own.switches[heard.kind] === heard.on
        ? data
        : switched(data, heard.kind, { onItsWay: heard.on })
    case 'ProfileSaved': {
      const person = data.me === null ? undefined : data.people[data.me]
      if (person === undefined) return data
      // A read that is under way may be of before: it is given up.
      return {
        ...data,
        people: put(data.people, person.xid, { ...person, ...heard.draft, uid: person.uid }),
        ownRead: { wanted: false, failed: false },
      }
    }
    case 'OwnProfileRead':
      return withOwn(data, heard.user)
    case 'OwnProfileNotRead':
      return { ...data, ownRead: { wanted: false, failed: true } }
    case 'PersonFound': {
      const {
        person: { xid, uid },
        follow,
        blocked,
      } = heard.user
      const so = relate(learn(data, heard.user), xid, { uid, follow, blocked })
      return setLookup(so, heard.uid, () => ({ wanted: false, failed: false, missing: false, xid }))
    }
    case 'PersonNotFound':
      return setLookup(data, heard.uid, () => ({ ...newLookup, wanted: false, missing: true }))
    case 'PersonNotLoaded':
      return setLookup(data, heard.uid, (lookup) => ({ ...lookup, wanted: false, failed: true }))
    case 'FollowsLoaded':
      return heard.rows.reduce(
        (so, { xid, uid }) => relate(so, xid, { uid, follow: heard.followed.includes(xid) }),
        inFollows(data, heard.list, heard.xid, (paged) =>
          withLoadedPage(paged, heard.page, heard.size, heard.rows, rowIdOf),
        ),
      )
    case 'FollowsNotLoaded':
      return inFollows(data, heard.list, heard.xid, withFailedPage)
    case 'RelationChanged':
      return acknowledge(data, heard.xid, heard.change)
    case 'RelationNotChanged':
      return giveUp(data, heard.xid)
    case 'SwitchSet':
      return switched(shownOf(data, heard.kind, heard.on), heard.kind, { on: heard.on, onItsWay: null })
    case 'SwitchNotSet':
      return switched(data, heard.kind, { onItsWay: null })
    default:
      return data
  }
}
