import * as t from 'io-ts'
import type { SimulatedAct } from '../../../application/ports/simulator'
import { IdText } from '../codecs/bounded'
import { definePost, defineSignInPost, OptionalText, definePublicGet, WholeNumber } from '../codecs/http-call'
import { Milliseconds } from '../codecs/fields'
import { toListPage } from '../codecs/list'

const LETTERS = 50

/** An email that the simulator composed but did not send. The page shows the email, marked as simulated. */
const Letter = t.type({ email: t.string, code: t.string, time: Milliseconds })

/** The most X accounts that the client reads from the simulated X page, and the fields of each account. */
const X_ACCOUNTS = 20
const XAccount = t.type({ handle: t.string, name: t.string })

/** The highest pace of the simulated members. 1 is the normal pace. At 0 the simulated members send nothing. */
export const PACE_LIMIT = 100
const Pace = new t.Type<number, number, unknown>(
  'pace',
  t.number.is,
  (u, context) => (typeof u === 'number' && u >= 0 && u <= PACE_LIMIT ? t.success(u) : t.failure(u, context)),
  (a) => a,
)

const ACTS: Readonly<Record<SimulatedAct, null>> = {
  call: null,
  raiseHand: null,
  gift: null,
  rain: null,
  endRoom: null,
  signInElsewhere: null,
  endSession: null,
}
const Act = t.keyof(ACTS, 'SimulatedAct')

/** The path of the server's simulated X page. The page is outside the app shell. */
export const X_PAGE_PATH = '/x/authorize'
/** The path to which X redirects the member after the sign-in (spec 1 §2). */
export const X_CALLBACK_PATH = '/sign-in/x/callback'

/** The calls of the simulator, available in testing mode only. No real provider has these calls. */
export const simulatorCalls = {
  inbox: definePublicGet('/simulator/inbox', t.strict({ email: IdText }), () =>
    t.type({ list: toListPage(Letter, LETTERS) }),
  ),
  xAccounts: definePublicGet('/simulator/x/accounts', t.strict({}), () =>
    t.type({ list: toListPage(XAccount, X_ACCOUNTS) }),
  ),
  /**
   * Answers the simulated X page. With a `handle`, the member signs in with this X account; without a `handle`, the
   * member refuses. Returns the path to which X redirects the member.
   */
  xAnswer: defineSignInPost('/simulator/x/answer', t.strict({ state: IdText, handle: OptionalText }), () =>
    t.type({ back: t.string }),
  ),
  /** Makes a simulated member act towards the caller. Returns the name of the person, group or room. */
  act: definePost('/simulator/act', t.strict({ act: Act }), () => t.type({ name: IdText })),
  /** Returns the total number of content security policy reports, and the newest reports. */
  cspReports: definePublicGet('/simulator/csp-reports', t.strict({}), () =>
    t.type({ count: t.number, list: t.array(t.unknown) }),
  ),
  /** Sets the pace of the simulated members. At 0 the simulated members send nothing. */
  pace: defineSignInPost('/simulator/pace', t.strict({ pace: Pace }), () => t.unknown),
  /** Disconnects the account from the chat service, as a sign-in on another device does. */
  kick: defineSignInPost('/simulator/kick', t.strict({ email: IdText }), () => t.unknown),
  /** Ends all sessions of the account. The server then refuses each call of these sessions with 401. */
  expire: defineSignInPost('/simulator/expire', t.strict({ email: IdText }), () => t.unknown),
  /** Invalidates all write credentials of the object store. */
  expireStorage: defineSignInPost('/simulator/expire-storage', t.strict({}), () => t.unknown),
  /** Deposits an amount to the account's address over a simulated chain. */
  deposit: defineSignInPost(
    '/simulator/deposit',
    t.strict({ email: IdText, chain_id: WholeNumber, currency_id: WholeNumber, amount: IdText }),
    () => t.unknown,
  ),
  /** Binds a wallet to the account as if the account had had it for a long time. */
  holdWallet: defineSignInPost('/simulator/hold-wallet', t.strict({ email: IdText, address: IdText }), () => t.unknown),
  /** Issues an access token with which a user of the partner's site signs in. */
  partnerToken: defineSignInPost('/simulator/partner-token', t.strict({ partner_id: IdText, name: IdText }), () =>
    t.type({ access_token: t.string }),
  ),
} as const

/** Browsers report content policy violations to this path. */
export const CSP_REPORT_PATH = '/csp-report'
