import type { Row } from './route-table'

/** Demos for developers (R1-052); the builder drops them, and what they load, from production. */
export const developerRoutes: readonly Row[] = import.meta.env.MODE === 'production' ? [] : [
  { path: '/test/drag', around: 'frame', load: async () => ({ default: (await import('../screens/developer/DragScreen')).DragScreen }) },
  { path: '/test/vueQuery', around: 'frame', load: async () => ({ default: (await import('../screens/developer/QueriesScreen')).QueriesScreen }) },
  { path: '/test/api', around: 'frame', load: async () => ({ default: (await import('../screens/developer/ApiScreen')).ApiScreen }) },
  { path: '/test/charts', around: 'frame', load: async () => ({ default: (await import('../screens/developer/ChartsScreen')).ChartsScreen }) },
]
