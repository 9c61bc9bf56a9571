import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isVisitor } from '../../domain/session'
import { InAppPath } from '../../domain/shell'
import { useApp } from './app-context'
import { paths } from './paths'

/** A visitor who goes to sign in comes back to where they were (R1-054). */
export const useReturnPlace = (): void => {
  const app = useApp()
  const { pathname, search } = useLocation()
  const before = useRef('')
  useEffect(() => {
    const left = before.current
    before.current = pathname + search
    if (!pathname.startsWith(paths.signIn) || left.startsWith(paths.simulatedX) || !InAppPath.is(left)) return
    if (isVisitor(app.account.sources.session.getSnapshot())) app.tab.say({ type: 'KeepReturnPlace', returnTo: left })
  }, [app, pathname, search])
}
