import type { Xid } from '../kernel/ids'
import { put } from '../kernel/table'
import type { Change, SwitchKind } from './profile'
import { setLookup, type Profiles } from './profile.data'
import { changed, mayChange } from './profile.relation'

/** Changes a count of followers or followed people by `by`. A count is never below 0 (FOL-5). */
const counted = (data: Profiles, xid: Xid | null, count: 'following' | 'followers', by: number): Profiles => {
  const person = xid === null ? undefined : data.people[xid]
  return person === undefined
    ? data
    : { ...data, people: put(data.people, person.xid, { ...person, [count]: Math.max(0, person[count] + by) }) }
}

const BY: Readonly<Record<Change, number>> = { follow: 1, unfollow: -1, block: 0, unblock: 0 }

export const begin = (data: Profiles, xid: Xid, change: Change): Profiles => {
  const relation = data.relations[xid]
  return relation === undefined || xid === data.me || !mayChange(relation, change)
    ? data
    : { ...data, relations: put(data.relations, xid, { ...relation, change }) }
}

export const acknowledge = (data: Profiles, xid: Xid, change: Change): Profiles => {
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
export const giveUp = (data: Profiles, xid: Xid): Profiles => {
  const relation = data.relations[xid]
  if (relation === undefined) return data
  const checked = setLookup(data, relation.uid, (lookup) => ({ ...lookup, wanted: true, failed: false }))
  return {
    ...checked,
    relations: put(checked.relations, xid, { ...relation, change: null }),
    ownRead: checked.own === null ? checked.ownRead : { wanted: true, failed: false },
  }
}

export const switched = (
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
export const shownOf = (data: Profiles, kind: SwitchKind, on: boolean): Profiles => {
  const person = data.me === null || kind !== 'group' ? undefined : data.people[data.me]
  return person === undefined ? data : { ...data, people: put(data.people, person.xid, { ...person, showsGroups: on }) }
}
