import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { AreaName } from '../../../application/features/lazy-areas'
import { inviteCodeViewModel, isMember, isVisitor } from '../../../domain/session'
import { NotFoundView } from '../../app-shell/not-found/NotFoundView'
import { useApp, useStore } from '../app-context'
import { useLazyArea, type LazyPage } from './lazy-page'
import { paths } from './paths'
import { routeArea, type RouteRow } from './route-table'
import { redirectState } from './use-return-path'

interface RoutePageProps {
  readonly row: RouteRow
  /** The page component. `null` for a route without a page in this build. */
  readonly screen: LazyPage | null
}

/**
 * Renders the page of a route after the route's guard. The tab's log gets the route pattern, never the ids in the path.
 */
export function RoutePage({ row, screen: Screen }: RoutePageProps): ReactNode {
  const { path, guard, membersOnly, leadsTo } = row
  const app = useApp()
  const { pathname, search } = useLocation()
  const session = useStore(app.account.sources.session)
  const turnedAway = membersOnly === true && isVisitor(session)
  useEffect(
    () =>
      app.tab.dispatch(
        turnedAway ? { type: 'VisitorTurnedAway', path: paths.groupCentre } : { type: 'RouteChanged', path },
      ),
    [app, path, pathname, turnedAway],
  )
  const visit = {
    isMember: isMember(session),
    mainPage: useStore(app.account.sources.preferences).mainPage,
    isNewcomer: inviteCodeViewModel(useStore(app.tab.sources.invite)).isOffered,
    returnTo: useStore(app.tab.sources.shell).context.returnTo,
  }
  const elsewhere = turnedAway ? paths.groupCentre : (leadsTo ?? guard?.(visit) ?? null)
  if (elsewhere !== null)
    return <Navigate to={elsewhere} replace state={turnedAway ? redirectState(pathname + search) : null} />
  return Screen === null ? (
    <NotFoundView homeHref={paths.groupCentre} />
  ) : (
    <Ready area={routeArea(row)}>
      <Screen />
    </Ready>
  )
}

function Ready({ area, children }: { readonly area: AreaName | null; readonly children: ReactNode }): ReactNode {
  useLazyArea(area)
  return children
}
