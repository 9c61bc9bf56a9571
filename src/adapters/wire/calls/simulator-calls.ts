import * as t from 'io-ts'
import { defineSignInPost, OptionalText, definePublicGet, WholeNumber } from '../codecs/http-call'
import { Milliseconds } from '../codecs/fields'
import { toListPage } from '../codecs/list'

const LETTERS = 50

/** An email that the simulator composed but did not send. The page shows the email, marked as simulated. */
const Letter = t.type({ email: t.string, code: t.string, time: Milliseconds })

/** An X account that the simulated X page offers. */
const X_ACCOUNTS = 20
const XAccount = t.type({ handle: t.string, name: t.string })

/** The speed of the simulated residents: 1 is the normal speed, 0 keeps them silent. */
export const PACE_LIMIT = 100
const Pace = new t.Type<number, number, unknown>(
  'pace',
  t.number.is,
  (u, context) => (typeof u === 'number' && u >= 0 && u <= PACE_LIMIT ? t.success(u) : t.failure(u, context)),
  (a) => a,
)

/** The path of the server's simulated X page. The page is outside the app shell. */
export const X_PAGE_PATH = '/x/authorize'
/** The path to which X returns the member (spec 1 §2). */
export const X_CALLBACK_PATH = '/sign-in/x/callback'

/** Calls of the simulator, available in testing mode only. No real provider has them. */
export const simulatorCalls = {
  inbox: definePublicGet('/simulator/inbox', t.strict({ email: t.string }), () =>
    t.type({ list: toListPage(Letter, LETTERS) }),
  ),
  xAccounts: definePublicGet('/simulator/x/accounts', t.strict({}), () =>
    t.type({ list: toListPage(XAccount, X_ACCOUNTS) }),
  ),
  /** Authorizes with the X account `handle`, or refuses without a `handle`. Returns the path back from X. */
  xAnswer: defineSignInPost('/simulator/x/answer', t.strict({ state: t.string, handle: OptionalText }), () =>
    t.type({ back: t.string }),
  ),
  /** The number of content policy reports, and the newest reports. */
  cspReports: definePublicGet('/simulator/csp-reports', t.strict({}), () =>
    t.type({ count: t.number, list: t.array(t.unknown) }),
  ),
  /** Sets the residents' speed. At 0 the residents stop talking. */
  pace: defineSignInPost('/simulator/pace', t.strict({ pace: Pace }), () => t.unknown),
  /** Kicks the account from the chat service, like a sign-in elsewhere. */
  kick: defineSignInPost('/simulator/kick', t.strict({ email: t.string }), () => t.unknown),
  /** Ends all sessions of the account. Each next call is refused with 401. */
  expire: defineSignInPost('/simulator/expire', t.strict({ email: t.string }), () => t.unknown),
  /** Invalidates all write credentials of the object store. */
  expireStorage: defineSignInPost('/simulator/expire-storage', t.strict({}), () => t.unknown),
  /** Deposits an amount to the account's address over a simulated chain. */
  deposit: defineSignInPost(
    '/simulator/deposit',
    t.strict({ email: t.string, chain_id: WholeNumber, currency_id: WholeNumber, amount: t.string }),
    () => t.unknown,
  ),
  /** Issues a partner's token for one of its users. */
  partnerToken: defineSignInPost('/simulator/partner-token', t.strict({ partner_id: t.string, name: t.string }), () =>
    t.type({ access_token: t.string }),
  ),
} as const

/** Browsers report content policy violations to this path. */
export const CSP_REPORT_PATH = '/csp-report'
