import type { ConversationId, Gid } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import { emptyPaged, toPagedList, type PagedList } from '../kernel/paged'
import type { Group, Member } from './group'
import type { groupReducer } from './group.reducer'

export type { PagedList }
export type GroupState = typeof groupReducer.initial

const known =
  ({ data }: GroupState) =>
  (gid: Gid): readonly Group[] => {
    const group = data.groups[gid]
    return group === undefined ? [] : [group]
  }

export const myGroups = (state: GroupState): PagedList<Group> => toPagedList(state.data.mine, known(state))
export const trendingGroups = (state: GroupState): PagedList<Group> => toPagedList(state.data.trending, known(state))
export const membersOf = (state: GroupState, gid: Gid): PagedList<Member> =>
  toPagedList(state.data.members[gid] ?? emptyPaged<Member>(), (member) => [member])

export type GroupViewModel =
  | { readonly status: 'loading' | 'failed' | 'missing' }
  | { readonly status: 'shown'; readonly group: Group }

/** The group behind a URL key. A known group stays visible during a reload. */
export const groupByKey = (state: GroupState, key: string): GroupViewModel => {
  const lookup = state.data.lookups[key]
  const group = lookup?.gid == null ? undefined : state.data.groups[lookup.gid]
  if (group !== undefined) return { status: 'shown', group }
  if (lookup === undefined) return { status: 'loading' }
  return { status: lookup.missing ? 'missing' : lookup.failed ? 'failed' : 'loading' }
}

export const groupOf = (state: GroupState, gid: Gid | null): Group | null =>
  gid === null ? null : (state.data.groups[gid] ?? null)

export const hasApplied = ({ data }: GroupState, gid: Gid): boolean => data.applied[gid] === true

/** Whether the owner or an admin removed the member from the group. */
export const wasRemoved = ({ data }: GroupState, gid: Gid): boolean => data.removed[gid] === true

export const groupOfConversation = (state: GroupState, id: ConversationId): Group | null =>
  entriesOf(state.data.groups).find(([, { conversationId }]) => conversationId === id)?.[1] ?? null
