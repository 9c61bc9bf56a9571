import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { InAppPath } from '../shell'
import { JoinReason, JoinTarget, Terms } from './join'

export const joinMessages = {
  /** `to`: the path to open after joining; `null` opens the group itself. */
  AskToJoin: message('AskToJoin', {
    target: JoinTarget,
    to: t.union([InAppPath, t.null]),
    why: JoinReason,
    asVisitor: t.boolean,
  }),
  ConfirmJoin: message('ConfirmJoin', {}),
  /** The member has read that the group is private, and continues to the application. */
  GoToApply: message('GoToApply', {}),
  ConfirmApply: message('ConfirmApply', {}),
  /** Closes the dialog. A confirmed join continues. */
  CloseJoin: message('CloseJoin', {}),

  TermsFound: effectResult('TermsFound', { terms: Terms }),
  /** The group does not exist, or its terms could not be loaded (`failure`). */
  TermsNotFound: effectResult('TermsNotFound', { failure: t.union([Failure, t.null]) }),
  /** The join request was sent, but its response may be lost. Only the membership check decides. */
  JoinPosted: effectResult('JoinPosted', {}),
  JoinRefused: effectResult('JoinRefused', { failure: Failure }),
  /** The group has become private since its terms were loaded. */
  JoinNeedsApplication: effectResult('JoinNeedsApplication', {}),
  MembershipChecked: effectResult('MembershipChecked', { isMember: t.boolean }),
  ApplicationSent: effectResult('ApplicationSent', {}),
  ApplicationNotSent: effectResult('ApplicationNotSent', { failure: Failure }),
  GroupEntered: effectResult('GroupEntered', {}),
  ToldNotJoined: effectResult('ToldNotJoined', {}),
  VisitorAskedIn: effectResult('VisitorAskedIn', {}),
} as const

type Codecs = typeof joinMessages
export type JoinMessage = t.TypeOf<Codecs[keyof Codecs]>
