import { Suspense, useCallback, useEffect, type ReactNode } from 'react'
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
import { FirstViewEnd } from './FirstViewEnd'
import { lazyPage, useTranslationPart, type LazyPage, type LoadPage } from './lazy-page'
import { PageNotLoaded } from '../../components/lazy-component'
import { routeFeatures, routeLoader, routeTable, SHELL_FEATURES, type RouteRow } from './route-table'
import { useExportLog } from '../use-export-log'
import { useReturnPath } from './use-return-path'
import type { RouterNavigator } from './router-navigator'

const table = [...routeTable, ...developerRoutes]

const shell: LoadPage = async () => ({ default: (await import('../../app-shell/AppShell')).AppShell })

const missing: RouteRow = { path: '*', around: 'appShell' }

const pages = new Map<RouteRow, LazyPage>()

const routesOf = (row: RouteRow): RouteObject[] => {
  const load = routeLoader(row)
  const screen = load === null ? null : lazyPage(load)
  if (screen !== null) pages.set(row, screen)
  const element = <RoutePage row={row} screen={screen} />
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

interface Preloaded {
  readonly isInside: boolean
  /** The features that the page needs (ADR 16). */
  readonly features: readonly FeatureName[]
  /** Resolves once the code has loaded or failed to load. */
  readonly ended: Promise<unknown>
}

/** Starts to load the page at this path before the first render, so that the page renders without suspending. */
export const preloadPage = (pathname: string): Preloaded => {
  const shown = matchRoutes(routes, pathname)?.at(-1)?.route.path
  const row = table.find(({ path, aliases = [] }) => path === shown || aliases.some((alias) => alias === shown))
  const isInside = row === undefined || inFrame(row)
  const own = row === undefined ? [] : routeFeatures(row)
  return {
    isInside,
    features: isInside ? [...SHELL_FEATURES, ...own] : own,
    ended: Promise.allSettled([row && pages.get(row)?.preload(), isInside && Shell.preload()]),
  }
}

/** The page of the current path without overlays. The build renders this component into the HTML. */
export function FirstViewRoutes(): ReactNode {
  return <Suspense fallback={null}>{useRoutes(routes)}</Suspense>
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
        fallback={(retry, error) =>
          isLeaving ? null : (
            <>
              <ErrorScreen
                isHeld={isHeld}
                isMissing={error instanceof PageNotLoaded}
                onRetry={() => {
                  tryAgain()
                  retry()
                }}
                onReload={() => app.tab.dispatch({ type: 'UpdateNow' })}
                onSaveReport={exportLog}
              />
              <FirstViewEnd />
            </>
          )
        }
        onError={(error) => {
          if (!(error instanceof PageNotLoaded)) app.tab.dispatch({ type: 'ScreenBroke', kind: faultOf(error) })
          // A reload without a network would end in the browser's own error page.
          else if (navigator.onLine) app.tab.dispatch({ type: 'PageNotLoaded' })
        }}
      >
        <Suspense fallback={null}>
          {page}
          <FirstViewEnd />
        </Suspense>
      </ErrorBoundary>
      <Overlays />
    </>
  )
}
