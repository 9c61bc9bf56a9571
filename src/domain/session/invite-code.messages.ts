import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { SessionId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'

/** Commands and facts of the optional invite code. The form appears once after a new sign-in, in one tab. */
export const inviteCodeMessages = {
  /** A person who has no inviter signed in. */
  AskForInviteCode: message('AskForInviteCode', { sessionId: SessionId }),
  SubmitInviteCode: message('SubmitInviteCode', { secretRef: t.number }),
  SkipInviteCode: message('SkipInviteCode', {}),
  InviteCodeAccepted: effectResult('InviteCodeAccepted', {}),
  InviteCodeNotAccepted: effectResult('InviteCodeNotAccepted', { failure: Failure }),
} as const

type Codecs = typeof inviteCodeMessages
export type InviteCodeMessage = t.TypeOf<Codecs[keyof Codecs]>
