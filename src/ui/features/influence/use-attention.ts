import { useEffect, useMemo } from 'react'
import {
  feedsQuery,
  groupsQuery,
  rankQuery,
  statsQuery,
  type AttentionInput,
  type Period,
} from '../../../domain/influence'
import type { Xid } from '../../../domain/kernel/ids'
import type { QueryResult, Query, QueryState } from '../../../domain/query'
import type { Slice } from '../../../domain/event-log'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

export interface ReadList<A> extends QueryResult<A> {
  readonly read: () => void
}

/** Reads a list. The caller must pass the identical `input` object until a value changes. */
const useRead = <I, A>(query: Query<I, A>, slice: Slice<QueryState<I, A>>, input: I): ReadList<A> => {
  const app = useApp()
  const listed = query.listed(useAccountState(slice), input)
  useEffect(() => {
    app.account.dispatch(query.want(input))
  }, [query, input, app])
  return {
    ...listed,
    read: () => {
      app.account.dispatch(query.want(input))
    },
  }
}

/** The projects that mention the person. */
export const useRank = (xid: Xid, period: Period) => {
  const { slices } = useFeature('influence')
  return useRead(
    rankQuery,
    slices.account.rank,
    useMemo(() => ({ xid, period }), [xid, period]),
  )
}

/** A person's attention share on a project, with its sources. */
export const useAttention = ({ xid, period, projectId, kolAccount }: AttentionInput) => {
  const { slices } = useFeature('influence')
  const input = useMemo(() => ({ xid, period, projectId, kolAccount }), [xid, period, projectId, kolAccount])
  return {
    stats: useRead(statsQuery, slices.account.stats, input),
    feeds: useRead(feedsQuery, slices.account.feeds, input),
    groups: useRead(groupsQuery, slices.account.groups, input),
  }
}
