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

/** Repeats the reads that failed without a network, so that every relation becomes known (FOL-4). */
const retry = (data: Profiles): Profiles => ({
  ...data,
  ownRead: data.ownRead.failed ? { wanted: true, failed: false } : data.ownRead,
  lookups: tableFrom(
    entriesOf(data.lookups).map(
      ([uid, lookup]) => [uid, lookup.failed ? { ...lookup, wanted: true, failed: false } : lookup] as const,
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

/** Changes a count of followers or followed people by `by`. A count is never below 0 (FOL-5). */
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
  const relatedData = { ...data, relations: put(data.relations, xid, { ...changed(relation, change), change: null }) }
  const after = counted(counted(relatedData, xid, 'followers', BY[change]), data.me, 'following', BY[change])
  const check = data.lookups[relation.uid]
  // If a lookup was pending, an earlier change may have succeeded unnoticed. Then the server counted nothing new for
  // this change, so the counts are read again.
  return after.own === null || (check?.wanted !== true && check?.failed !== true)
    ? after
    : { ...after, ownRead: { wanted: true, failed: false } }
}

/** Restores the relation. The server may still have applied the change, so the relation is read again (FOL-4). */
const giveUp = (data: Profiles, xid: Xid): Profiles => {
  const relation = data.relations[xid]
  if (relation === undefined) return data
  const checked = setLookup(data, relation.uid, (lookup) => ({ ...lookup, wanted: true, failed: false }))
  return {
    ...checked,
    relations: put(checked.relations, xid, { ...relation, change: null }),
    ownRead: checked.own === null ? checked.ownRead : { wanted: true, failed: false },
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

/** The group switch is also part of the member's own `Person`, which other people read. */
const shownOf = (data: Profiles, kind: SwitchKind, on: boolean): Profiles => {
  const person = data.me === null || kind !== 'group' ? undefined : data.people[data.me]
  return person === undefined ? data : { ...data, people: put(data.people, person.xid, { ...person, showsGroups: on }) }
}

export const reduceProfiles = (data: Profiles, message: ProfileReducerInput): Profiles => {
  switch (message.type) {
    case 'SignedIn':
      return { ...noProfiles, me: message.session.xid }
    case 'VisitorEntered':
    case 'SessionEnded':
      return noProfiles
    case 'SocketOpened':
      return message.again ? retry(data) : data
    case 'NetworkOnline':
      return retry(data)
    case 'profile/ShowOwnProfile':
      return { ...data, me: data.me ?? message.me, ownRead: { wanted: true, failed: false } }
    case 'profile/ShowPerson':
      return setLookup(data, message.uid, (lookup) => ({ ...lookup, wanted: true, failed: false }))
    case 'profile/ShowFollows':
      return inFollows(data, message.list, message.xid, requestFirstPage)
    case 'profile/LoadMoreFollows':
      return inFollows(data, message.list, message.xid, requestNextPage)
    case 'profile/ChangeRelation':
      return begin(data, message.xid, message.change)
    case 'profile/ChangeSetting':
      return data.own === null ||
        data.own.switching[message.kind] !== null ||
        data.own.switches[message.kind] === message.on
        ? data
        : switched(data, message.kind, { onItsWay: message.on })
    case 'ProfileSaved': {
      const person = data.me === null ? undefined : data.people[data.me]
      if (person === undefined) return data
      // A read in progress may be older than the save, so its response is dropped.
      return {
        ...data,
        people: put(data.people, person.xid, { ...person, ...message.draft, uid: person.uid }),
        ownRead: { wanted: false, failed: false },
      }
    }
    case 'profile/OwnProfileLoaded':
      return withOwn(data, message.user)
    case 'profile/OwnProfileNotLoaded':
      return { ...data, ownRead: { wanted: false, failed: true } }
    case 'profile/PersonFound': {
      const {
        person: { xid, uid },
        follow,
        blocked,
      } = message.user
      const related = relate(learn(data, message.user), xid, { uid, follow, blocked })
      return setLookup(related, message.uid, () => ({ wanted: false, failed: false, missing: false, xid }))
    }
    case 'profile/PersonNotFound':
      return setLookup(data, message.uid, () => ({ ...newLookup, wanted: false, missing: true }))
    case 'profile/PersonNotLoaded':
      return setLookup(data, message.uid, (lookup) => ({ ...lookup, wanted: false, failed: true }))
    case 'profile/FollowsLoaded':
      return message.rows.reduce(
        (acc, { xid, uid }) => relate(acc, xid, { uid, follow: message.followed.includes(xid) }),
        inFollows(data, message.list, message.xid, (paged) =>
          withLoadedPage(paged, message.page, message.size, message.rows, rowIdOf),
        ),
      )
    case 'profile/FollowsNotLoaded':
      return inFollows(data, message.list, message.xid, withFailedPage)
    case 'profile/RelationChanged':
      return acknowledge(data, message.xid, message.change)
    case 'profile/RelationNotChanged':
      return giveUp(data, message.xid)
    case 'profile/SettingSaved':
      return switched(shownOf(data, message.kind, message.on), message.kind, { on: message.on, onItsWay: null })
    case 'profile/SettingNotSaved':
      return switched(data, message.kind, { onItsWay: null })
    default:
      return data
  }
}
