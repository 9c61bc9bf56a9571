import type { Observable } from 'rxjs'
import type { ConnectionMessage } from '../../../domain/connection'

/** The browser's network state. Emits on subscription, then on every change. */
export interface Network {
  readonly facts$: Observable<Extract<ConnectionMessage, { type: 'NetworkOnline' | 'NetworkOffline' }>>
}
