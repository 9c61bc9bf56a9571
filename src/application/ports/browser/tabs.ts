import type { Observable } from 'rxjs'
import type { TabId } from '../../../domain/kernel/ids'

export type TabRole = 'leader' | 'follower'

/** The tabs of one browser: which am I, which one leads, and how they talk. */
export interface Tabs {
  /** The same after a reload, never the same in two tabs at once. */
  readonly me: () => Promise<TabId>
  /** Every tab of this browser that is open, this one included. */
  readonly open: () => Promise<readonly TabId[]>
  /** Stands for leader while subscribed: exactly one tab a browser is, another within 5 s of its silence. */
  readonly role$: Observable<TabRole>
  /** To every other tab. What is posted must be plain data. */
  readonly post: (message: unknown) => void
  readonly messages$: Observable<unknown>
}
