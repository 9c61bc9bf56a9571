import type { Observable } from 'rxjs'
import type { TabId } from '../../../domain/kernel/ids'

export type TabRole = 'leader' | 'follower'

/** The tabs of one browser: the id of this tab, leader election and messages between tabs. */
export interface Tabs {
  /** The id of this tab. The id is stable across a reload, and two open tabs never have the same id. */
  readonly me: () => Promise<TabId>
  /** The ids of all open tabs of this browser, this tab included. */
  readonly open: () => Promise<readonly TabId[]>
  /** Takes part in the election while subscribed. If the leader stops responding, another tab leads within 5 s. */
  readonly role$: Observable<TabRole>
  /** Sends plain data to every other tab. */
  readonly post: (message: unknown) => void
  readonly messages$: Observable<unknown>
}
