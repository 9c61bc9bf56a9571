import type { Observable } from 'rxjs'

export interface Visibility {
  /** Whether the person can see this tab: said once on subscription, then on every change. */
  readonly visible$: Observable<boolean>
}
