import { useEffect, useRef } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { isVisitor } from '../../../domain/session'
import { InAppPath } from '../../../domain/shell'
import { useApp } from '../app-context'
import { paths } from './paths'

/** Stands with the entry of the history to which a visitor was led instead. */
export const redirectState = (wanted: string) => ({ wanted })

/** Where one is; in place of where a visitor was led, what they had asked for. */
const placeOf = ({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>): string => {
  const from: unknown = state
  return typeof from === 'object' && from !== null && 'wanted' in from && typeof from.wanted === 'string'
    ? from.wanted
    : pathname + search
}

/** A visitor who goes to sign in comes back to where they were (R1-054). */
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
    if (isVisitor(app.account.sources.session.getSnapshot()))
      app.tab.dispatch({ type: 'KeepReturnPlace', returnTo: left })
  }, [app, pathname, place])
}
