import type { Uid, Xid } from '../kernel/ids'
import { toPagedList, type PagedList } from '../kernel/paged'
import type { Blocked, FollowList, FollowRow, Person, SwitchKind } from './profile'
import { followsIn } from './profile.data'
import type { profileReducer } from './profile.reducer'
import { shownAs } from './profile.relation'

export type ProfileState = typeof profileReducer.initial

export type PersonViewModel =
  | { readonly status: 'loading' | 'failed' | 'missing' }
  | { readonly status: 'shown'; readonly person: Person }

/** The person with that uid. A known person is shown during another read. */
export const personByUid = ({ data }: ProfileState, uid: Uid): PersonViewModel => {
  const lookup = data.lookups[uid]
  const person = lookup?.xid == null ? undefined : data.people[lookup.xid]
  if (person !== undefined) return { status: 'shown', person }
  return { status: lookup?.missing === true ? 'missing' : lookup?.failed === true ? 'failed' : 'loading' }
}

export const nameOfPerson = ({ data }: ProfileState, xid: Xid): string | null => data.people[xid]?.name ?? null

export const ownPerson = ({ data }: ProfileState): PersonViewModel => {
  const person = data.me === null ? undefined : data.people[data.me]
  return person === undefined ? { status: data.ownRead.failed ? 'failed' : 'loading' } : { status: 'shown', person }
}

export interface RelationViewModel {
  readonly follow: boolean
  readonly blocked: Blocked
  readonly busy: boolean
}

/** The relation to a person as the screen shows it; `null` for the member and for unknown people. */
export const relationTo = ({ data }: ProfileState, xid: Xid): RelationViewModel | null => {
  const relation = xid === data.me ? undefined : data.relations[xid]
  if (relation === undefined) return null
  const { follow, blocked, change } = shownAs(relation)
  return { follow, blocked, busy: change !== null }
}

export const followsOf = ({ data }: ProfileState, list: FollowList, xid: Xid): PagedList<FollowRow> =>
  toPagedList(followsIn(data, list, xid), (row) => [row])

export interface OwnSettings {
  readonly switches: Readonly<Record<SwitchKind, boolean>>
}

/** The member's own settings, with the switches as the member last set them; `null` until they are read. */
export const ownSettings = ({ data }: ProfileState): OwnSettings | null => {
  if (data.own === null) return null
  const { switches, switching } = data.own
  return { switches: { group: switching.group ?? switches.group, dm: switching.dm ?? switches.dm } }
}
