import { useEffect, useMemo } from 'react'
import { influenceImplementation } from '../../../application/features/influence/influence'
import { feedsQuery, groupsQuery, rankQuery, statsQuery, type AttentionInput, type Period } from '../../../domain/influence'
import type { Xid } from '../../../domain/kernel/ids'
import type { QueryResult, Query, QueryState } from '../../../domain/query'
import type { Cell } from '../../../domain/event-log'
import { useAccountState, useFeature } from '../../app/use-feature'

export interface ReadList<A> extends QueryResult<A> { readonly read: () => void }

/** `input` is one object as long as nothing in it changes. */
const useRead = <I, A>(query: Query<I, A>, cell: Cell<QueryState<I, A>>, input: I): ReadList<A> => {
  const { sayToAccount } = useFeature(influenceImplementation)
  const listed = query.listed(useAccountState(cell), input)
  useEffect(() => { void sayToAccount(query.want(input)) }, [query, input, sayToAccount])
  return { ...listed, read: () => { void sayToAccount(query.want(input)) } }
}

/** The projects that somebody is heard of in. */
export const useRank = (xid: Xid, period: Period) => {
  const { slices: cells } = useFeature(influenceImplementation)
  return useRead(rankQuery, cells.account.rank, useMemo(() => ({ xid, period }), [xid, period]))
}

/** What one person has of the attention on a project, and where from. */
export const useAttention = ({ xid, period, projectId, kolAccount }: AttentionInput) => {
  const { slices: cells } = useFeature(influenceImplementation)
  const input = useMemo(() => ({ xid, period, projectId, kolAccount }), [xid, period, projectId, kolAccount])
  return {
    stats: useRead(statsQuery, cells.account.stats, input),
    feeds: useRead(feedsQuery, cells.account.feeds, input),
    groups: useRead(groupsQuery, cells.account.groups, input),
  }
}
