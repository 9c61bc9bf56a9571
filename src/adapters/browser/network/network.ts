import { Observable, distinctUntilChanged, map } from 'rxjs'
import type { Network } from '../../../application/ports/browser/network'

/** The parts of a page that the network adapter needs. */
export interface NetworkDriver {
  readonly isOnline: () => boolean
  readonly onChange: (call: () => void) => () => void
}

const pageNetwork: NetworkDriver = {
  isOnline: () => navigator.onLine,
  onChange: (call) => {
    window.addEventListener('online', call)
    window.addEventListener('offline', call)
    return () => {
      window.removeEventListener('online', call)
      window.removeEventListener('offline', call)
    }
  },
}

/** Online and offline facts, as the browser reports them. */
export const makeNetwork = (driver: NetworkDriver = pageNetwork): Network => ({
  facts$: new Observable<boolean>((subscriber) => {
    subscriber.next(driver.isOnline())
    return driver.onChange(() => {
      subscriber.next(driver.isOnline())
    })
  }).pipe(
    distinctUntilChanged(),
    map((online) => (online ? { type: 'NetworkOnline' as const } : { type: 'NetworkOffline' as const })),
  ),
})
