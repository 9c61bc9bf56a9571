import * as t from 'io-ts'
import { defineSignInPost, OptionalText, definePublicGet, WholeNumber } from '../codecs/http-call'
import { Milliseconds } from '../codecs/fields'
import { toListPage } from '../codecs/list'

const LETTERS = 50

/** A letter that the simulator did not send, because it has no mail: the page shows it, marked as simulated. */
const Letter = t.type({ email: t.string, code: t.string, time: Milliseconds })

/** X accounts that the simulated page of X knows, and so everyone's to choose from. */
const X_ACCOUNTS = 20
const XAccount = t.type({ handle: t.string, name: t.string })

/** How fast the residents live: 1 is normal, 0 is silence. */
export const PACE_LIMIT = 100
const Pace = new t.Type<number, number, unknown>(
  'pace',
  t.number.is,
  (u, context) => (typeof u === 'number' && u >= 0 && u <= PACE_LIMIT ? t.success(u) : t.failure(u, context)),
  (a) => a,
)

/** Where the simulated X asks, in the page that the server serves: a page of its own, outside the app's shells. */
export const X_PAGE_PATH = '/x/authorize'
/** Where X leads back to (spec 1 §2). */
export const X_CALLBACK_PATH = '/sign-in/x/callback'

/** Calls of the simulator's own, answered in testing mode only. No provider has them. */
export const simulatorCalls = {
  inbox: definePublicGet('/simulator/inbox', t.strict({ email: t.string }), () =>
    t.type({ list: toListPage(Letter, LETTERS) }),
  ),
  xAccounts: definePublicGet('/simulator/x/accounts', t.strict({}), () =>
    t.type({ list: toListPage(XAccount, X_ACCOUNTS) }),
  ),
  /** Authorizes with that X account, or refuses with none; answers the path to which X leads back. */
  xAnswer: defineSignInPost('/simulator/x/answer', t.strict({ state: t.string, handle: OptionalText }), () =>
    t.type({ back: t.string }),
  ),
  /** How many reports of a broken content policy have come, and the newest of them. */
  cspReports: definePublicGet('/simulator/csp-reports', t.strict({}), () =>
    t.type({ count: t.number, list: t.array(t.unknown) }),
  ),
  /** From now on the residents talk so fast; at 0 they say nothing more. */
  pace: defineSignInPost('/simulator/pace', t.strict({ pace: Pace }), () => t.unknown),
  /** The chat service throws that account out, as when it signs in elsewhere. */
  kick: defineSignInPost('/simulator/kick', t.strict({ email: t.string }), () => t.unknown),
  /** Every session of that account is over: its next call is refused with 401. */
  expire: defineSignInPost('/simulator/expire', t.strict({ email: t.string }), () => t.unknown),
  /** What let anybody write to the object store so far does so no longer. */
  expireStorage: defineSignInPost('/simulator/expire-storage', t.strict({}), () => t.unknown),
  /** Somebody sends so much to that account's address over a simulated chain. */
  deposit: defineSignInPost(
    '/simulator/deposit',
    t.strict({ email: t.string, chain_id: WholeNumber, currency_id: WholeNumber, amount: t.string }),
    () => t.unknown,
  ),
  /** A partner gives a user of theirs a token to arrive here with. */
  partnerToken: defineSignInPost('/simulator/partner-token', t.strict({ partner_id: t.string, name: t.string }), () =>
    t.type({ access_token: t.string }),
  ),
} as const

/** Where the browser reports what the content policy stopped (reliability §4). */
export const CSP_REPORT_PATH = '/csp-report'
