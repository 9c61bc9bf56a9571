import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { groupByKey, type Group } from '../../../domain/group'
import { groupPermissions, type GroupPermissions } from '../../../domain/group-admin'
import { sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useCurrentUser } from '../chat/actions/use-current-user'

export type GroupFromRoute =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'shown'; readonly group: Group; readonly rights: GroupPermissions }

/** The group of the current URL, with the member's rights. */
export const useGroupFromRoute = (): GroupFromRoute => {
  const app = useApp()
  const { key = '' } = useParams()
  const groups = useAccountState(useFeature('group').slices.account.group)
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId
  const viewer = useCurrentUser()
  const show = () => app.account.dispatch({ type: 'group/ShowGroup', key })
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch({ type: 'group/ShowGroup', key })
  }, [app, key, sessionId])
  const shown = groupByKey(groups, key)
  if (shown.status === 'failed') return { status: 'failed', onRetry: show }
  if (shown.status === 'missing') return { status: 'missing' }
  return shown.status !== 'shown' || viewer === null
    ? { status: 'loading' }
    : { status: 'shown', group: shown.group, rights: groupPermissions(viewer, shown.group) }
}
