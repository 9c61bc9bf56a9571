import { accountDeletionCalls } from '../../../wire/calls/account/account-deletion-calls'
import { route, type AccessRow } from '../access-row'

/** Members plan and end the deletion of their own account. */
export const rows: readonly AccessRow[] = [
  route(accountDeletionCalls.plan, 'account', 'read', 1),
  route(accountDeletionCalls.request, 'account', 'write', 1),
  route(accountDeletionCalls.keep, 'account', 'write', 1),
]
