import type { Observable } from 'rxjs'

export interface Visibility {
  /** Whether this tab is visible. Emits on subscription, then on every change. */
  readonly visible$: Observable<boolean>
  /** Whether any tab of this browser is visible. */
  readonly isAnySeen: () => Promise<boolean>
}
