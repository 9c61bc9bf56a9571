import { concat, NEVER, of } from 'rxjs'
import type { Network } from '../../../application/ports/browser/network'

/** Where every provider is in the browser itself, losing the network changes nothing. */
export const alwaysOnline: Network = { facts$: concat(of({ type: 'NetworkOnline' as const }), NEVER) }
