import { useEffect } from 'react'
import { isMember, sessionOf } from '../../../domain/session'
import type { Xid } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'

/** Loads the member's own profile on mount, and returns the member's xid. `null` for a visitor. */
export const useOwnProfile = (): Xid | null => {
  const app = useApp()
  const session = useAccountState(app.account.slices.session)
  const me = isMember(session) ? sessionOf(session) : null
  const sessionId = me?.sessionId
  const xid = me?.xid
  useEffect(() => {
    if (sessionId !== undefined && xid !== undefined) app.account.dispatch({ type: 'profile/ShowOwnProfile', me: xid })
  }, [app, sessionId, xid])
  return xid ?? null
}
