import type { RouteRow } from './route-table'

const DEMOS = [
  ['/test/drag', 'drag'],
  ['/test/vueQuery', 'vueQuery'],
  ['/test/api', 'api'],
  ['/test/charts', 'charts'],
] as const

/** Demo pages for developers (R1-052). The bundler drops these pages and their imports from production. */
export const developerRoutes: readonly RouteRow[] =
  import.meta.env.MODE === 'production'
    ? []
    : DEMOS.map(([path, name]): RouteRow => ({
        path,
        around: 'appShell',
        load: async () => ({ default: (await import('../../features/developer/screens')).screens[name] }),
      }))
