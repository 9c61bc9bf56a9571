import { useEffect, type ComponentType, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { FeatureName } from '../../../domain/features'
import { inviteCodeViewModel, isMember, isVisitor } from '../../../domain/session'
import { NotFoundView } from '../../app-shell/not-found/NotFoundView'
import { useApp } from '../app-context'
import { useAccountState, useFeatures, useTabState } from '../use-feature'
import { paths } from './paths'
import { routeFeatures, type RouteRow } from './route-table'
import { redirectState } from './use-return-path'

interface RoutePageProps {
  readonly row: RouteRow
  /** The page component. `null` for a route without a page in this build. */
  readonly screen: ComponentType | null
}

/**
 * Renders the page of a route after the route's guard. The tab's log gets the route pattern, never the ids in the path.
 */
export function RoutePage({ row, screen: Screen }: RoutePageProps): ReactNode {
  const { path, guard, membersOnly, leadsTo } = row
  const app = useApp()
  const { pathname, search } = useLocation()
  const session = useAccountState(app.account.slices.session)
  const turnedAway = membersOnly === true && isVisitor(session)
  useEffect(
    () =>
      app.tab.dispatch(
        turnedAway ? { type: 'VisitorRedirected', path: paths.groupCentre } : { type: 'RouteChanged', path },
      ),
    [app, path, pathname, turnedAway],
  )
  const visit = {
    isMember: isMember(session),
    mainPage: useAccountState(app.account.slices.preferences).mainPage,
    isNewcomer: inviteCodeViewModel(useTabState(app.tab.slices.inviteCode)).isOffered,
    returnTo: useTabState(app.tab.slices.shell).context.returnTo,
  }
  const elsewhere = turnedAway ? paths.groupCentre : (leadsTo ?? guard?.(visit) ?? null)
  if (elsewhere !== null)
    return <Navigate to={elsewhere} replace state={turnedAway ? redirectState(pathname + search) : null} />
  return Screen === null ? (
    <NotFoundView homeHref={paths.groupCentre} />
  ) : (
    <Ready features={routeFeatures(row)}>
      <Screen />
    </Ready>
  )
}

interface ReadyProps {
  readonly features: readonly FeatureName[]
  readonly children: ReactNode
}

/** Renders the page once its features have loaded. */
function Ready({ features, children }: ReadyProps): ReactNode {
  useFeatures(features)
  return children
}
