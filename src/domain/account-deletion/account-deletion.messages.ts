import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Instant } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'
import { DeletionPlan, Remainder } from './deletion-plan'

export const accountDeletionMessages = {
  /** Command: read the plan. Another browser of the member may have changed it. */
  'account-deletion/ReadPlan': message('account-deletion/ReadPlan', {}),
  'account-deletion/PlanRead': effectResult('account-deletion/PlanRead', { plan: DeletionPlan }),
  'account-deletion/PlanNotRead': effectResult('account-deletion/PlanNotRead', { failure: Failure }),
  /** Command: delete the account after the delay. `remainders`: the amounts that the member has seen and gives up. */
  'account-deletion/RequestDeletion': message('account-deletion/RequestDeletion', {
    remainders: t.readonlyArray(Remainder),
  }),
  'account-deletion/DeletionRequested': effectResult('account-deletion/DeletionRequested', { dueAt: Instant }),
  'account-deletion/DeletionNotRequested': effectResult('account-deletion/DeletionNotRequested', { failure: Failure }),
  /** Command: keep the account. */
  'account-deletion/KeepAccount': message('account-deletion/KeepAccount', {}),
  'account-deletion/AccountKept': effectResult('account-deletion/AccountKept', {}),
  'account-deletion/AccountNotKept': effectResult('account-deletion/AccountNotKept', { failure: Failure }),
} as const
type Codecs = typeof accountDeletionMessages
export type AccountDeletionMessage = t.TypeOf<Codecs[keyof Codecs]>
