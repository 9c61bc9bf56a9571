import { useEffect, useRef } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { isVisitor } from '../../../domain/session'
import { InAppPath } from '../../../domain/shell'
import { useApp } from '../app-context'
import { paths } from './paths'

/** The history state of a redirected visitor: the path that the visitor requested. */
export const redirectState = (wanted: string) => ({ wanted })

/** The current path. For a redirected visitor, the path that the visitor requested. */
const placeOf = ({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>): string => {
  const from: unknown = state
  return typeof from === 'object' && from !== null && 'wanted' in from && typeof from.wanted === 'string'
    ? from.wanted
    : pathname + search
}

/** Saves the current path, so that a visitor returns to the page after signing in (R1-054). */
export const useReturnPath = (): void => {
  const app = useApp()
  const location = useLocation()
  const { pathname } = location
  const place = placeOf(location)
  const before = useRef('')
  useEffect(() => {
    const left = before.current
    before.current = place
    if (!pathname.startsWith(paths.signIn) || left.startsWith(paths.simulatedX) || !InAppPath.is(left)) return
    if (isVisitor(app.account.slices.session.get())) app.tab.dispatch({ type: 'RememberReturnPath', returnTo: left })
  }, [app, pathname, place])
}
