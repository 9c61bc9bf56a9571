import type { Observable } from 'rxjs'

export interface Visibility {
  /** Whether the person can see this tab: said once on subscription, then on every change. */
  readonly visible$: Observable<boolean>
  /** Whether they can see any tab of this browser. */
  readonly isAnySeen: () => Promise<boolean>
}
