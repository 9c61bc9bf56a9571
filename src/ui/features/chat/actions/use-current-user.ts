import { useMemo } from 'react'
import type { Viewer } from '../../../../domain/chat'
import { profileOf, sessionOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useAccountState } from '../../../app/use-feature'

/** The signed-in user. `null` without a session. */
export const useCurrentUser = (): Viewer | null => {
  const app = useApp()
  const state = useAccountState(app.account.slices.session)
  const session = sessionOf(state)
  const isSuper = profileOf(state)?.isSuper === true
  return useMemo(
    () => (session === null ? null : { xid: session.xid, isSuper, isVisitor: session.method === 'visitor' }),
    [session, isSuper],
  )
}
