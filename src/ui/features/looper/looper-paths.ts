/**
 * Pages of the project-owner area; `configration` is spelt so (spec 3 §2). Each names the project that it shows, so
 * that it can be passed on.
 */
export const looperPaths = {
  dashboard: '/looper/dashboard',
  configuration: '/looper/configration',
  influshare: '/looper/influshare',
  board: '/looper/community-board',
  spaces: '/looper/space-summary',
  feeds: '/looper/influshare-feeds',
  api: '/looper/api',
  editPage: '/looper/edit-exclusive-page',
  editInfo: '/looper/edit-project-info',
} as const

export const looperHref = (path: string, projectId: string, more: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ projectId, ...more }).toString()}`
