import { Suspense, useCallback, useDeferredValue, useEffect, type ReactNode } from 'react'
import { matchRoutes, useLocation, useNavigate, useRoutes, type RouteObject } from 'react-router-dom'
import type { FeatureName } from '../../../domain/features'
import { faultOf, isRateLimited, isReloading } from '../../../domain/shell'
import { ErrorScreen } from '../../app-shell/error/ErrorScreen'
import { useApp } from '../app-context'
import { ErrorBoundary } from '../ErrorBoundary'
import { developerRoutes } from './developer-routes'
import { Overlays } from '../../app-shell/Overlays'
import { RoutePage } from './RoutePage'
import { useFeatures, useTabSlice } from '../use-feature'
import { lazyPage, useTranslationPart, type LoadPage } from './lazy-page'
import { PageNotLoaded } from './retry-when-online'
import { routeFeatures, routeLoader, routeTable, SHELL_FEATURES, type RouteRow } from './route-table'
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
  useFeatures(SHELL_FEATURES)
  useTranslationPart('community')
  return <Shell />
}

const routes: RouteObject[] = [
  ...table.filter((row) => !inFrame(row)).flatMap(routesOf),
  { element: <Inside />, children: [...table.filter(inFrame), missing].flatMap(routesOf) },
]

/** Starts to load the page at this path before the first render. Returns the features that the page needs (ADR 16). */
export const preloadPage = (
  pathname: string,
): { readonly isInside: boolean; readonly features: readonly FeatureName[] } => {
  const shown = matchRoutes(routes, pathname)?.at(-1)?.route.path
  const row = table.find(({ path, aliases = [] }) => path === shown || aliases.some((alias) => alias === shown))
  const isInside = row === undefined || inFrame(row)
  for (const load of [row === undefined ? null : routeLoader(row), isInside ? shell : null])
    void load?.().catch(() => undefined)
  const own = row === undefined ? [] : routeFeatures(row)
  return { isInside, features: isInside ? [...SHELL_FEATURES, ...own] : own }
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
  const isLeaving = useTabSlice(app.tab.slices.shell, isReloading)
  const isHeld = useTabSlice(app.tab.slices.shell, isRateLimited)
  const tryAgain = useCallback(() => {
    if (isRateLimited(app.tab.slices.shell.get())) app.tab.dispatch({ type: 'RetryScreen' })
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
