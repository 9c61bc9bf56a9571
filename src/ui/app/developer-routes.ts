import type { Row } from './route-table'

/** Demos for developers (R1-052); the builder drops them, and what they load, from production. */
export const developerRoutes: readonly Row[] = import.meta.env.MODE === 'production' ? [] : (['drag', 'vueQuery', 'api', 'charts'] as const).map((name): Row => (
  { path: `/test/${name}`, around: 'frame', load: async () => ({ default: (await import('../screens/developer/screens')).screens[name] }) }))
