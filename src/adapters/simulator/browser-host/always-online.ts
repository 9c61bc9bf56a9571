import { concat, NEVER, of } from 'rxjs'
import type { Network } from '../../../application/ports/browser/network'

/** The providers run in this browser, so losing the network changes nothing. */
export const alwaysOnline: Network = { facts$: concat(of({ type: 'NetworkOnline' as const }), NEVER) }
