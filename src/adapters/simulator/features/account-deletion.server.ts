import * as E from 'fp-ts/Either'
import { accountDeletionCalls } from '../../wire/calls/account/account-deletion-calls'
import { emptyReply, replyFromOutputs, visitorsRefused } from '../response'
import { deletionDueAt, deletionPlanOf } from '../state/features/account-deletion/deletions'
import type { AccountDeletionInput } from '../state/features/account-deletion/feature'
import { deleteDueAccounts } from './schedules/account-deletion.schedule'
import { commitInput, type ServerFeature } from './server-feature'

/** Members plan the deletion of their own account and keep it. The session names the account; no input does. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(accountDeletionCalls.plan, (_, { account: { xid, isVisitor } }) =>
      isVisitor ? visitorsRefused : E.right(deletionPlanOf(host.world(), xid)),
    )
    to.authenticated(accountDeletionCalls.request, ({ remainders }, { account: { xid, isVisitor } }) => {
      if (isVisitor) return visitorsRefused
      const outputs = commitInput(host, ({ at }): AccountDeletionInput => ({
        type: 'account-deletion/Requested',
        at,
        xid,
        remainders,
      }))
      return replyFromOutputs(outputs, () => ({ due_at: deletionDueAt(host.world(), xid) }))
    })
    to.authenticated(accountDeletionCalls.keep, (_, { account: { xid, isVisitor } }) =>
      isVisitor
        ? visitorsRefused
        : emptyReply(commitInput(host, ({ at }): AccountDeletionInput => ({ type: 'account-deletion/Kept', at, xid }))),
    )
  },
  live: deleteDueAccounts,
}
