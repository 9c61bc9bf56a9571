import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { InAppPath } from '../shell'
import { JoinReason, JoinTarget, Terms } from './join'

export const joinMessages = {
  /** `to`: the path to open after joining; `null` opens the group itself. */
  'join/StartJoin': message('join/StartJoin', {
    target: JoinTarget,
    to: t.union([InAppPath, t.null]),
    why: JoinReason,
    asVisitor: t.boolean,
  }),
  'join/ConfirmJoin': message('join/ConfirmJoin', {}),
  /** The member has read that the group is private, and continues to the application. */
  'join/ContinueToApplication': message('join/ContinueToApplication', {}),
  'join/SubmitApplication': message('join/SubmitApplication', {}),
  /** Closes the dialog. A confirmed join continues. */
  'join/CloseJoin': message('join/CloseJoin', {}),

  'join/JoinTermsLoaded': effectResult('join/JoinTermsLoaded', { terms: Terms }),
  /** The group does not exist, or its terms could not be loaded (`failure`). */
  'join/JoinTermsNotLoaded': effectResult('join/JoinTermsNotLoaded', { failure: t.union([Failure, t.null]) }),
  /** The join request was sent, but its response may be lost. Only the membership check decides. */
  'join/JoinAccepted': effectResult('join/JoinAccepted', {}),
  'join/JoinRefused': effectResult('join/JoinRefused', { failure: Failure }),
  /** The group has become private since its terms were loaded. */
  'join/JoinNeedsApplication': effectResult('join/JoinNeedsApplication', {}),
  'join/MembershipChecked': effectResult('join/MembershipChecked', { isMember: t.boolean }),
  'join/ApplicationSent': effectResult('join/ApplicationSent', {}),
  'join/ApplicationNotSent': effectResult('join/ApplicationNotSent', { failure: Failure }),
  'join/GroupEntered': effectResult('join/GroupEntered', {}),
  'join/JoinFailureShown': effectResult('join/JoinFailureShown', {}),
  'join/VisitorSignInOffered': effectResult('join/VisitorSignInOffered', {}),
} as const

type Codecs = typeof joinMessages
export type JoinMessage = t.TypeOf<Codecs[keyof Codecs]>
