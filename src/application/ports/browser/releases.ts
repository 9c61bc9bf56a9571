import type { Observable } from 'rxjs'

export interface Releases {
  /** Emits once, when the host serves another release. Without a network, the check is repeated later. */
  readonly newer$: Observable<void>
}
