import { Suspense, useCallback, useDeferredValue, useEffect, type ReactNode } from 'react'
import { matchRoutes, useLocation, useNavigate, useRoutes, type RouteObject } from 'react-router-dom'
import type { AreaName } from '../../application/areas/areas'
import { warmAreas } from '../../application/areas/load-areas'
import { faultOf, isHeldBack, isReloading } from '../../domain/shell'
import { ErrorScreen } from '../screens/error/ErrorScreen'
import { useApp, useSelected } from './app-context'
import { Boundary } from './Boundary'
import { developerRoutes } from './developer-routes'
import { Overlays } from './Overlays'
import { Page } from './Page'
import { partOf, useArea, useWords, type Load } from './page-parts'
import { PageNotLoaded } from './patient'
import { areaOf, loadOf, routeTable, type Row } from './route-table'
import { useExportLog } from './use-export-log'
import { useReturnPlace } from './use-return-place'
import type { Way } from './way'

const table = [...routeTable, ...developerRoutes]

const shell: Load = async () => ({ default: (await import('./AppShell')).AppShell })

const missing: Row = { path: '*', around: 'frame' }

const routesOf = (row: Row): RouteObject[] => {
  const load = loadOf(row)
  const element = <Page row={row} screen={load === null ? null : partOf(load)} />
  return [row.path, ...row.aliases ?? []].map((path) => ({ path, element }))
}

const inFrame = (row: Row): boolean => row.around === 'frame'

const Shell = partOf(shell)

function Inside(): ReactNode {
  useArea('frame')
  useWords('inside')
  return <Shell />
}

const routes: RouteObject[] = [
  ...table.filter((row) => !inFrame(row)).flatMap(routesOf),
  { element: <Inside />, children: [...table.filter(inFrame), missing].flatMap(routesOf) },
]

/** Begins to fetch the page at that address before anything is drawn, and answers which areas it waits for (ADR 13). */
export const warmPage = (pathname: string): readonly AreaName[] => {
  const shown = matchRoutes(routes, pathname)?.at(-1)?.route.path
  const row = table.find(({ path, aliases = [] }) => path === shown || aliases.some((alias) => alias === shown))
  const isInside = row === undefined || inFrame(row)
  for (const load of [row === undefined ? null : loadOf(row), isInside ? shell : null]) void load?.().catch(() => undefined)
  const areas = new Set<AreaName>(isInside ? ['frame'] : [])
  const own = row === undefined ? null : areaOf(row)
  if (own !== null) areas.add(own)
  warmAreas([...areas])
  return [...areas]
}

/** All pages of the app and what lies over them. */
export function Pages({ way }: { readonly way: Way }): ReactNode {
  const app = useApp()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => way.follow((to) => { void navigate(to) }), [way, navigate])
  useReturnPlace()
  const page = useRoutes(routes)
  // The boundary stands before the first page comes, as it does for every other: React holds back for 300 ms what takes the place of a fallback.
  const isBegun = useDeferredValue(true, false)
  const exportLog = useExportLog()
  const isLeaving = useSelected(app.tab.sources.shell, isReloading)
  const isHeld = useSelected(app.tab.sources.shell, isHeldBack)
  const tryAgain = useCallback(() => {
    if (isHeldBack(app.tab.sources.shell.getSnapshot())) app.tab.say({ type: 'TryScreenAgain' })
  }, [app])
  // Going elsewhere, or loading all anew, is another try.
  useEffect(tryAgain, [tryAgain, pathname])
  return (
    <>
      <Boundary
        place={pathname}
        isHeld={isHeld}
        fallback={(retry) => isLeaving ? null : (
          <ErrorScreen
            isHeld={isHeld}
            onRetry={() => { tryAgain(); retry() }}
            onReload={() => window.location.reload()}
            onSaveReport={exportLog}
          />
        )}
        onError={(error) => app.tab.say(error instanceof PageNotLoaded ? { type: 'PageNotLoaded' } : { type: 'ScreenBroke', kind: faultOf(error) })}
      >
        <Suspense fallback={null}>{isBegun && page}</Suspense>
      </Boundary>
      <Overlays />
    </>
  )
}
