import type { Observable } from 'rxjs'

export interface Releases {
  /** The name of the running program's script; `null` if the page does not name it. */
  readonly running: string | null
  /**
   * Emits the name of another release's script once, when the host serves that release. Without a network, the check is
   * repeated later.
   */
  readonly newer$: Observable<string>
  /** Whether the host serves the app now, so that a reload does not end on the browser's error page. */
  readonly isServed: () => Promise<boolean>
}
