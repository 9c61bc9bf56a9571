/**
 * The paths of the project console; spec 3 §2 spells `configration` like this. Each path names its project, so that
 * members can share it.
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
