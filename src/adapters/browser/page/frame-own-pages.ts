import { mayFrameOwnPages } from '../../page-policy/frame-ancestors'

/**
 * Whether the document's policy allows frames of its own host. The policy belongs to the address that the browser
 * loaded, not to the page that the app shows now. A document without a server has a built-in policy that allows no
 * frames.
 */
export const mayFrameSameOrigin = (
  [loaded]: readonly Pick<PerformanceEntry, 'name'>[],
  hasOwnPolicy: boolean,
): boolean =>
  !hasOwnPolicy && loaded !== undefined && URL.canParse(loaded.name) && mayFrameOwnPages(new URL(loaded.name).pathname)
