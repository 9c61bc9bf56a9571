import { concat, NEVER, of } from 'rxjs'
import type { Network } from '../../../application/ports/browser/network'

/** A network that is always online. The providers run in this browser, so a lost network changes nothing. */
export const alwaysOnline: Network = { facts$: concat(of({ type: 'NetworkOnline' as const }), NEVER) }
