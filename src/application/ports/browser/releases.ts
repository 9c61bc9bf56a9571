import type { Observable } from 'rxjs'

/** What the host serves now, against what runs here. */
export interface Releases {
  /** Once, when the host serves another release; what cannot be told (no network) is asked again later. */
  readonly newer$: Observable<void>
}
