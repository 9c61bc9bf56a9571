import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { InAppPath } from '../shell'
import { JoinReason, JoinTarget, Terms } from './join'

/** Commands and facts of getting into a group, in one tab. */
export const joinMessages = {
  /** `to` is where it leads once they are in; `null`: to the group itself. */
  AskToJoin: message('AskToJoin', {
    target: JoinTarget,
    to: t.union([InAppPath, t.null]),
    why: JoinReason,
    asVisitor: t.boolean,
  }),
  ConfirmJoin: message('ConfirmJoin', {}),
  /** They have read that it is private, and want to apply. */
  GoToApply: message('GoToApply', {}),
  ConfirmApply: message('ConfirmApply', {}),
  /** Closes what lies over the screen; what was confirmed goes on. */
  CloseJoin: message('CloseJoin', {}),

  TermsFound: effectResult('TermsFound', { terms: Terms }),
  /** There is no such group, or it is not known what it wants of newcomers. */
  TermsNotFound: effectResult('TermsNotFound', { failure: t.union([Failure, t.null]) }),
  /** It went out. Whether it counts only the check tells: its answer may have been lost. */
  JoinPosted: effectResult('JoinPosted', {}),
  JoinRefused: effectResult('JoinRefused', { failure: Failure }),
  /** It has become private since. */
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
