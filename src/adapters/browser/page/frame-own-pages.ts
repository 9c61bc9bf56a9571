import { mayFrameOwnPages } from '../../page-policy/frame-ancestors'

/**
 * Whether the content security policy of this document lets the document embed pages of its own host. The policy
 * belongs to the URL that the browser loaded, not to the route that the app shows now. A document without a server has
 * a built-in policy that forbids all frames.
 */
export const mayFrameSameOrigin = (
  [loaded]: readonly Pick<PerformanceEntry, 'name'>[],
  hasOwnPolicy: boolean,
): boolean =>
  !hasOwnPolicy && loaded !== undefined && URL.canParse(loaded.name) && mayFrameOwnPages(new URL(loaded.name).pathname)
