import type { Observable } from 'rxjs'
import type { ConnectionMessage } from '../../../domain/connection'

/** What the browser says of its network and of this tab: said once on subscription, then on every change. */
export interface Network {
  readonly facts$: Observable<Extract<ConnectionMessage, { type: 'NetworkOnline' | 'NetworkOffline' }>>
}
