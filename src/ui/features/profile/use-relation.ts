import { useCallback } from 'react'
import { relationTo, type Change, type ProfileState } from '../../../domain/profile'
import type { Xid } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import type { RelationItem } from './profile-item'

/** The member's relation to a person, with its actions. */
export const useRelation = (): ((profiles: ProfileState, xid: Xid) => RelationItem | null) => {
  const app = useApp()
  return useCallback(
    (profiles, xid) => {
      const relation = relationTo(profiles, xid)
      const changing = (change: Change) => () => app.account.dispatch({ type: 'profile/ChangeRelation', xid, change })
      return relation === null
        ? null
        : {
            ...relation,
            onFollow: changing('follow'),
            onUnfollow: changing('unfollow'),
            onBlock: changing('block'),
            onUnblock: changing('unblock'),
          }
    },
    [app],
  )
}
