import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { AccountDeletionPort } from '../../../application/features/account-deletion/ports'
import { malformed } from '../../../domain/kernel/failure'
import { accountDeletionCalls } from '../../wire/calls/account/account-deletion-calls'
import type { RestClient } from '../client/rest-client'

export const makeAccountDeletion = (rest: RestClient): AccountDeletionPort => ({
  plan: () => rest.call(accountDeletionCalls.plan, {}),
  request: (remainders) =>
    pipe(
      rest.call(accountDeletionCalls.request, { remainders }),
      TE.chain(({ due_at: dueAt }) => (dueAt === null ? TE.left(malformed) : TE.right(dueAt))),
    ),
  keep: () =>
    pipe(
      rest.call(accountDeletionCalls.keep, {}),
      TE.map(() => undefined),
    ),
})
