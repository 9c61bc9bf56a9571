import { Suspense, useCallback, useDeferredValue, useEffect, type ReactNode } from 'react'
import { matchRoutes, useLocation, useNavigate, useRoutes, type RouteObject } from 'react-router-dom'
import type { AreaName } from '../../../application/features/lazy-areas'
import { warmAreas } from '../../../application/features/load-areas'
import { faultOf, isRateLimited, isReloading } from '../../../domain/shell'
import { ErrorScreen } from '../../app-shell/error/ErrorScreen'
import { useApp, useStoreSelector } from '../app-context'
import { ErrorBoundary } from '../ErrorBoundary'
import { developerRoutes } from './developer-routes'
import { Overlays } from '../../app-shell/Overlays'
import { RoutePage } from './RoutePage'
import { lazyPage, useLazyArea, useTranslationPart, type LoadPage } from './lazy-page'
import { PageNotLoaded } from './retry-when-online'
import { routeArea, routeLoader, routeTable, type RouteRow } from './route-table'
import { useExportLog } from '../use-export-log'
import { useReturnPath } from './use-return-path'
import type { RouterNavigator } from './router-navigator'

const table = [...routeTable, ...developerRoutes]

const shell: LoadPage = async () => ({ default: (await import('../../app-shell/AppShell')).AppShell })

const missing: RouteRow = { path: '*', around: 'appShell' }

const routesOf = (row: RouteRow): RouteObject[] => {
  const load = routeLoader(row)
  const element = <RoutePage row={row} screen={load === null ? null : lazyPage(load)} />
  return [row.path, ...(row.aliases ?? [])].map((path) => ({ path, element }))
}

const inFrame = (row: RouteRow): boolean => row.around === 'appShell'

const Shell = lazyPage(shell)

function Inside(): ReactNode {
  useLazyArea('appShell')
  useTranslationPart('community')
  return <Shell />
}

const routes: RouteObject[] = [
  ...table.filter((row) => !inFrame(row)).flatMap(routesOf),
  { element: <Inside />, children: [...table.filter(inFrame), missing].flatMap(routesOf) },
]

/** Starts to load the page at this path before the first render. Returns the features that the page needs (ADR 16). */
export const preloadPage = (pathname: string): readonly AreaName[] => {
  const shown = matchRoutes(routes, pathname)?.at(-1)?.route.path
  const row = table.find(({ path, aliases = [] }) => path === shown || aliases.some((alias) => alias === shown))
  const isInside = row === undefined || inFrame(row)
  for (const load of [row === undefined ? null : routeLoader(row), isInside ? shell : null])
    void load?.().catch(() => undefined)
  const areas = new Set<AreaName>(isInside ? ['appShell'] : [])
  const own = row === undefined ? null : routeArea(row)
  if (own !== null) areas.add(own)
  warmAreas([...areas])
  return [...areas]
}

export function AppRoutes({ way }: { readonly way: RouterNavigator }): ReactNode {
  const app = useApp()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(
    () =>
      way.follow((to) => {
        void navigate(to)
      }),
    [way, navigate],
  )
  useReturnPath()
  const page = useRoutes(routes)
  // The boundary must mount before the first page, because React delays replacing a visible fallback by 300 ms.
  const isBegun = useDeferredValue(true, false)
  const exportLog = useExportLog()
  const isLeaving = useStoreSelector(app.tab.sources.shell, isReloading)
  const isHeld = useStoreSelector(app.tab.sources.shell, isRateLimited)
  const tryAgain = useCallback(() => {
    if (isRateLimited(app.tab.sources.shell.getSnapshot())) app.tab.dispatch({ type: 'TryScreenAgain' })
  }, [app])
  // A navigation or a reload lets a failed page try again.
  useEffect(tryAgain, [tryAgain, pathname])
  return (
    <>
      <ErrorBoundary
        place={pathname}
        isHeld={isHeld}
        fallback={(retry) =>
          isLeaving ? null : (
            <ErrorScreen
              isHeld={isHeld}
              onRetry={() => {
                tryAgain()
                retry()
              }}
              onReload={() => window.location.reload()}
              onSaveReport={exportLog}
            />
          )
        }
        onError={(error) =>
          app.tab.dispatch(
            error instanceof PageNotLoaded ? { type: 'PageNotLoaded' } : { type: 'ScreenBroke', kind: faultOf(error) },
          )
        }
      >
        <Suspense fallback={null}>{isBegun && page}</Suspense>
      </ErrorBoundary>
      <Overlays />
    </>
  )
}
