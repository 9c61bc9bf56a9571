import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { groupByKey, type Group } from '../../../domain/group'
import { rightsIn, type GroupRights } from '../../../domain/running'
import { sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { useViewer } from '../conversation/acts/use-viewer'

export type GroupAt =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed', readonly onRetry: () => void }
  | { readonly status: 'shown', readonly group: Group, readonly rights: GroupRights }

/** The group of this address, and what this person may do with it. */
export const useGroupAt = (): GroupAt => {
  const app = useApp()
  const { key = '' } = useParams()
  const groups = useSource(app.account.sources.group)
  const sessionId = sessionOf(useSource(app.account.sources.session))?.sessionId
  const viewer = useViewer()
  const show = () => app.account.say({ type: 'ShowGroup', key })
  useEffect(() => {
    if (sessionId !== undefined) app.account.say({ type: 'ShowGroup', key })
  }, [app, key, sessionId])
  const shown = groupByKey(groups, key)
  if (shown.status === 'failed') return { status: 'failed', onRetry: show }
  if (shown.status === 'missing') return { status: 'missing' }
  return shown.status !== 'shown' || viewer === null ? { status: 'loading' } : { status: 'shown', group: shown.group, rights: rightsIn(viewer, shown.group) }
}
