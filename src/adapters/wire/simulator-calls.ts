import * as t from 'io-ts'
import { loginPost, openGet } from './call'
import { Milliseconds } from './fields'
import { itemsOf } from './list'

const LETTERS = 50

/** A letter that the simulator did not send, because it has no mail: the page shows it, marked as simulated. */
const Letter = t.type({ email: t.string, code: t.string, time: Milliseconds })

/** How fast the residents live: 1 is normal, 0 is silence. */
export const PACE_LIMIT = 100
const Pace = new t.Type<number, number, unknown>('pace', t.number.is,
  (u, context) => (typeof u === 'number' && u >= 0 && u <= PACE_LIMIT ? t.success(u) : t.failure(u, context)), (a) => a)

/** Calls of the simulator's own, answered in testing mode only. No provider has them. */
export const simulatorCalls = {
  inbox: openGet('/simulator/inbox', t.strict({ email: t.string }), () => t.type({ list: itemsOf(Letter, LETTERS) })),
  /** How many reports of a broken content policy have come, and the newest of them. */
  cspReports: openGet('/simulator/csp-reports', t.strict({}), () => t.type({ count: t.number, list: t.array(t.unknown) })),
  /** From now on the residents talk so fast; at 0 they say nothing more. */
  pace: loginPost('/simulator/pace', t.strict({ pace: Pace }), () => t.unknown),
  /** The chat service throws that account out, as when it signs in elsewhere. */
  kick: loginPost('/simulator/kick', t.strict({ email: t.string }), () => t.unknown),
  /** Every session of that account is over: its next call is refused with 401. */
  expire: loginPost('/simulator/expire', t.strict({ email: t.string }), () => t.unknown),
} as const

/** Where the browser reports what the content policy stopped (reliability §4). */
export const CSP_REPORT_PATH = '/csp-report'
