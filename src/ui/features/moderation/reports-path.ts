/** The page of all reports that the member decides about. Not in `paths`, which the first load contains. */
export const REPORTS_PATH = '/moderation'
/** The form of an appeal against a decision. */
export const reportsPathOfAppeal = (decision: string): string =>
  `${REPORTS_PATH}?appeal=${encodeURIComponent(decision)}`
export const reportsPathOf = (gid: string): string => `${REPORTS_PATH}?gid=${encodeURIComponent(gid)}`
