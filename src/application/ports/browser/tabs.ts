import type { Observable } from 'rxjs'
import type { TabId } from '../../../domain/kernel/ids'

export type TabRole = 'leader' | 'follower'

/** Tabs of one browser: own id, leader election and messages between tabs. */
export interface Tabs {
  /** Stable across a reload. Never the same in two tabs at once. */
  readonly me: () => Promise<TabId>
  /** Every open tab of this browser, this tab included. */
  readonly open: () => Promise<readonly TabId[]>
  /** Stands for leader while subscribed. One tab leads; if it falls silent, another takes over within 5 s. */
  readonly role$: Observable<TabRole>
  /** Sends plain data to every other tab. */
  readonly post: (message: unknown) => void
  readonly messages$: Observable<unknown>
}
