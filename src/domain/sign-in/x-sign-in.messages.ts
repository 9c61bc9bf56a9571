import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { SessionId, StateDigest } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'

const XPurpose = t.union([t.literal('signIn'), t.literal('bind')], 'XPurpose')

/** The purpose of the visit to X: sign in, or bind the X account to the member of that session. */
export const XSignInPurpose = t.strict({ purpose: XPurpose, sessionId: t.union([SessionId, t.null]) }, 'XErrand')
export type XSignInPurpose = t.TypeOf<typeof XSignInPurpose>

/**
 * Commands and facts of the visit to X, in one tab. The log contains only refs to the address, the code and the
 * `state`.
 */
export const xSignInMessages = {
  /** `sessionId` is the member's session for `bind`, and `null` for `signIn`. */
  'sign-in/StartXSignIn': message('sign-in/StartXSignIn', { errand: XSignInPurpose }),
  /** X sent the person back. `returned`: the digest of the `state` in the address; `null` if it has no `state`. */
  'sign-in/XCallbackReceived': message('sign-in/XCallbackReceived', {
    returned: t.union([StateDigest, t.null]),
    codeRef: t.number,
    stateRef: t.number,
  }),
  /** X sent the person back with an error in place of a code, for example because the person refused. */
  'sign-in/XDenied': message('sign-in/XDenied', {}),
  'sign-in/XAddressLoaded': effectResult('sign-in/XAddressLoaded', { pending: StateDigest, secretRef: t.number }),
  'sign-in/XAddressNotLoaded': effectResult('sign-in/XAddressNotLoaded', { failure: Failure }),
  'sign-in/XAccepted': effectResult('sign-in/XAccepted', {}),
  'sign-in/XNotAccepted': effectResult('sign-in/XNotAccepted', { failure: Failure }),
} as const

type Codecs = typeof xSignInMessages
export type XSignInMessage = t.TypeOf<Codecs[keyof Codecs]>
