import { mayFrameOwnPages } from '../../page-policy/frame-ancestors'

/**
 * Checks whether the document's policy allows frames of its own host. The policy belongs to the address that was
 * loaded, not to the page shown now. A document with a built-in policy, without a server, allows none.
 */
export const mayFrameSameOrigin = (
  [loaded]: readonly Pick<PerformanceEntry, 'name'>[],
  hasOwnPolicy: boolean,
): boolean =>
  !hasOwnPolicy && loaded !== undefined && URL.canParse(loaded.name) && mayFrameOwnPages(new URL(loaded.name).pathname)
