/** The page of all reports that the member decides about. Not in `paths`, which the first load contains. */
export const REPORTS_PATH = '/moderation'
export const reportsPathOf = (gid: string): string => `${REPORTS_PATH}?gid=${encodeURIComponent(gid)}`
