import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { SessionId } from '../kernel/ids'
import { effectResult, message, UNTIL_STORED } from '../kernel/message'
import { Profile, Session } from './session'

export const SignOutReason = t.union([t.literal('signedOut'), t.literal('expired')], 'LeaveReason')
export type SignOutReason = t.TypeOf<typeof SignOutReason>

/** Commands and facts of the session in the account log. */
export const sessionMessages = {
  /** A screen that needs a session is shown. If there is no session, the visitor's sign-in starts (SES-3). */
  NeedSession: message('NeedSession', {}),
  SignOut: message('SignOut', {}, UNTIL_STORED),
  VisitorEntered: effectResult('VisitorEntered', { session: Session }),
  VisitorNotEntered: effectResult('VisitorNotEntered', { failure: Failure }),
  /** A person signed in on a sign-in screen. The new session replaces any earlier session. */
  SignedIn: message('SignedIn', { session: Session }),
  /** The server refused the token of that session (code or status 401). */
  SessionExpired: message('SessionExpired', { sessionId: SessionId }),
  /**
   * Replaces a message that a tab sent under an ended session, because that message belongs to no account any more
   * (SES-7).
   */
  SaidTooLate: message('SaidTooLate', {}),
  SessionEnded: effectResult('SessionEnded', { reason: SignOutReason }),
  ProfileLoaded: effectResult('ProfileLoaded', { profile: Profile }),
  ProfileNotLoaded: effectResult('ProfileNotLoaded', { failure: Failure }),
} as const

type Codecs = typeof sessionMessages
export type SessionMessage = t.TypeOf<Codecs[keyof Codecs]>
