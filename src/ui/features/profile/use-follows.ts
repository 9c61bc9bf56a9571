import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { followsOf, type FollowList } from '../../../domain/profile'
import type { Xid } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { personAvatarData } from '../../app/avatar-data'
import { listEndState } from '../../components/feedback/list-end-state'
import { paths } from '../../app/routing/paths'
import type { FollowListsProps } from './FollowLists'
import { useRelation } from './use-relation'

/** The query parameter for the open list, so that members can link to a list. */
const LIST = 'list'

/**
 * The accounts that a person follows, or the person's followers. `null` if the URL names neither list. `xid` is `null`
 * until the person is known.
 */
export const useFollows = (xid: Xid | null): FollowListsProps | null => {
  const app = useApp()
  const profiles = useAccountState(useFeature('profile').slices.account.profile)
  const relation = useRelation()
  const [search, setSearch] = useSearchParams()
  const asked = search.get(LIST)
  const list: FollowList | null = asked === 'followers' || asked === 'following' ? asked : null
  useEffect(() => {
    if (xid !== null && list !== null) app.account.dispatch({ type: 'profile/ShowFollows', xid, list })
  }, [app, xid, list])
  return useMemo(() => {
    if (list === null) return null
    const follows = xid === null ? null : followsOf(profiles, list, xid)
    const load = (type: 'profile/ShowFollows' | 'profile/LoadMoreFollows') => () => {
      if (xid !== null) app.account.dispatch({ type, xid, list })
    }
    return {
      list,
      onList: (next) => setSearch({ [LIST]: next }, { replace: true }),
      people:
        follows === null || follows.status === 'loading'
          ? { status: 'loading' }
          : follows.status === 'failed'
            ? { status: 'failed', onRetry: load('profile/ShowFollows') }
            : {
                status: 'ready',
                value: follows.items.map((row) => ({
                  key: row.rowId,
                  shownId: row.uid,
                  face: personAvatarData(row),
                  href: paths.profileOf(row.uid),
                  relation: relation(profiles, row.xid),
                })),
              },
      more: follows === null ? 'none' : listEndState(follows),
      onLoadMore: load('profile/LoadMoreFollows'),
    }
  }, [app, xid, list, profiles, relation, setSearch])
}
