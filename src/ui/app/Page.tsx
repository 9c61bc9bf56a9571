import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { AreaName } from '../../application/areas/areas'
import { inviteShown, isMember, isVisitor } from '../../domain/session'
import { NotFoundView } from '../screens/not-found/NotFoundView'
import { useApp, useSource } from './app-context'
import { useArea, type Part } from './page-parts'
import { paths } from './paths'
import { areaOf, type Row } from './route-table'
import { awayFrom } from './use-return-place'

interface PageProps {
  readonly row: Row
  /** `null` where nothing is built for that row. */
  readonly screen: Part | null
}

/** The page of one row of the table, after its guard. The tab's log is told its pattern, never the ids in the address. */
export function Page({ row, screen: Screen }: PageProps): ReactNode {
  const { path, guard, membersOnly, leadsTo } = row
  const app = useApp()
  const { pathname, search } = useLocation()
  const session = useSource(app.account.sources.session)
  const turnedAway = membersOnly === true && isVisitor(session)
  useEffect(
    () => app.tab.say(turnedAway ? { type: 'VisitorTurnedAway', path: paths.groupCentre } : { type: 'RouteChanged', path }),
    [app, path, pathname, turnedAway])
  const visit = {
    isMember: isMember(session),
    mainPage: useSource(app.account.sources.preferences).mainPage,
    isNewcomer: inviteShown(useSource(app.tab.sources.invite)).isOffered,
    returnTo: useSource(app.tab.sources.shell).context.returnTo,
  }
  const elsewhere = turnedAway ? paths.groupCentre : leadsTo ?? guard?.(visit) ?? null
  if (elsewhere !== null) return <Navigate to={elsewhere} replace state={turnedAway ? awayFrom(pathname + search) : null} />
  return Screen === null ? <NotFoundView homeHref={paths.groupCentre} /> : <Ready area={areaOf(row)}><Screen /></Ready>
}

function Ready({ area, children }: { readonly area: AreaName | null, readonly children: ReactNode }): ReactNode {
  useArea(area)
  return children
}
