import { useCallback } from 'react'
import { Xid } from '../../domain/kernel/ids'
import { isVisitor } from '../../domain/session'
import { orMove, useFirstInput } from '../components/form/use-first-input'
import { useApp } from './app-context'
import { loadProfile } from './route-table'

/** A profile that cannot be fetched now is fetched when it is opened. */
const warm = (): void => { loadProfile().catch(() => undefined) }

/** Goes to somebody's profile; a visitor stays and is asked in (R1-214). */
export const useOpenPerson = (): ((id: string) => void) => {
  const app = useApp()
  useFirstInput(warm, orMove)
  return useCallback((id) => {
    if (isVisitor(app.account.sources.session.getSnapshot())) app.tab.say({ type: 'ShowVisitorDialog' })
    else if (Xid.is(id)) app.tab.say({ type: 'VisitPerson', xid: id })
  }, [app])
}
