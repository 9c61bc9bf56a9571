import { Observable, distinctUntilChanged } from 'rxjs'
import type { Visibility } from '../../application/ports/visibility'

/** What the visibility adapter needs of a page. */
export interface VisibilityDriver {
  readonly isVisible: () => boolean
  readonly onChange: (call: () => void) => () => void
}

const pageVisibility: VisibilityDriver = {
  isVisible: () => document.visibilityState === 'visible',
  onChange: (call) => {
    document.addEventListener('visibilitychange', call)
    // A page that comes back from the page cache is told so by this event only in some browsers.
    window.addEventListener('pageshow', call)
    return () => {
      document.removeEventListener('visibilitychange', call)
      window.removeEventListener('pageshow', call)
    }
  },
}

/** Whether the person can see this tab. */
export const makeVisibility = (driver: VisibilityDriver = pageVisibility): Visibility => ({
  visible$: new Observable<boolean>((subscriber) => {
    subscriber.next(driver.isVisible())
    return driver.onChange(() => { subscriber.next(driver.isVisible()) })
  }).pipe(distinctUntilChanged()),
})
