import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { SessionId } from '../kernel/ids'
import { effectResult, message, UNTIL_STORED } from '../kernel/message'
import { ProfileDraft } from './profile-draft'
import { Profile, Session } from './session'

export const SignOutReason = t.union([t.literal('signedOut'), t.literal('expired')], 'LeaveReason')
export type SignOutReason = t.TypeOf<typeof SignOutReason>

/** A session starts or ends, so this tab deletes all data of the earlier account. Every tab log has this message. */
export const ForgetAccount = message('ForgetAccount', {})
export type ForgetAccount = t.TypeOf<typeof ForgetAccount>

/** Commands and facts of the session in the account log. */
export const sessionMessages = {
  /** A screen that needs a session is shown. If there is no session, the visitor's sign-in starts (SES-3). */
  RequireSession: message('RequireSession', {}),
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
  CommandDropped: message('CommandDropped', {}),
  SessionEnded: effectResult('SessionEnded', { reason: SignOutReason }),
  ProfileLoaded: effectResult('ProfileLoaded', { profile: Profile }),
  ProfileNotLoaded: effectResult('ProfileNotLoaded', { failure: Failure }),
  /** The member saved the profile form in some tab, and the server has stored it. */
  ProfileSaved: message('ProfileSaved', { draft: ProfileDraft }),
} as const

type Codecs = typeof sessionMessages
export type SessionMessage = t.TypeOf<Codecs[keyof Codecs]>
export type ProfileSaved = t.TypeOf<Codecs['ProfileSaved']>
