import type { Observable } from 'rxjs'

/** The release that the host serves, compared with the running one. */
export interface Releases {
  /** Emits once, when the host serves another release. Without network the check is repeated later. */
  readonly newer$: Observable<void>
}
