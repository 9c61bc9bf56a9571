import { mayFrameOwnPages } from '../../page-policy/frame-ancestors'

/**
 * Whether this document may have a page of its own host in a frame: its policy came with the address at which it was
 * loaded, whatever page it
 * shows by now. A document whose policy stands in itself, without a server, may not.
 */
export const mayFrameSameOrigin = (
  [loaded]: readonly Pick<PerformanceEntry, 'name'>[],
  hasOwnPolicy: boolean,
): boolean =>
  !hasOwnPolicy && loaded !== undefined && URL.canParse(loaded.name) && mayFrameOwnPages(new URL(loaded.name).pathname)
