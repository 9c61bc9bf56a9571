import type { ConnectionMessage } from '../connection'
import { reducerWithEffects, type AlarmRang } from '../event-log'
import type { ReceivedMessage } from '../kernel/message'
import { withFailedPage, requestNextPage, requestFirstPage, withLoadedPage, type Paged } from '../kernel/paged'
import { entriesOf, put, tableFrom, type Table } from '../kernel/table'
import { ACCOUNT_CHANGES, type SessionMessage } from '../session'
import type { FollowRow, User } from './profile'
import { acknowledge, begin, giveUp, shownOf, switched } from './profile.changes'
import { inFollows, learn, newLookup, noProfiles, Profiles, relate, setLookup } from './profile.data'
import { wantedProfileEffects } from './profile.effects'
import { profileMessages, type ProfileMessage } from './profile.messages'

type ProfileReducerInput = ReceivedMessage<ProfileMessage | SessionMessage | ConnectionMessage | AlarmRang>

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

const inSession = (data: Profiles, message: ProfileReducerInput): Profiles => {
  switch (message.type) {
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

const reduceProfiles = (data: Profiles, message: ProfileReducerInput): Profiles => {
  switch (message.type) {
    case 'SignedIn':
      return { ...noProfiles, session: 'present', me: message.session.xid }
    case 'VisitorEntered':
    case 'SessionEnded':
      return { ...noProfiles, session: 'absent' }
    default:
      if (data.session === 'present') return inSession(data, message)
      return data.session === 'unknown' && message.type === 'profile/ShowOwnProfile'
        ? inSession({ ...data, session: 'present' }, message)
        : data
  }
}

/**
 * People whom a member sees, follows and blocks, and the member's own profile.
 * A visitor's commands are dropped (ALL-10).
 */
export const profileReducer = reducerWithEffects('profile/profile', {
  initial: noProfiles,
  codec: Profiles,
  handles: [...Object.keys(profileMessages), ...ACCOUNT_CHANGES, 'ProfileSaved', 'NetworkOnline', 'SocketOpened'],
  reduce: reduceProfiles,
  effects: wantedProfileEffects,
})
