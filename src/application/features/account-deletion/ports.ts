import type { TaskEither } from 'fp-ts/TaskEither'
import type { DeletionPlan, Remainder } from '../../../domain/account-deletion'
import type { Failure } from '../../../domain/kernel/failure'
import type { Instant } from '../../../domain/kernel/instant'

export interface AccountDeletionPort {
  readonly plan: () => TaskEither<Failure, DeletionPlan>
  /**
   * Plans the deletion and answers with its time. A repeat changes nothing. The server refuses it while the member owns
   * groups, and if `remainders` are not the amounts that the member has.
   */
  readonly request: (remainders: readonly Remainder[]) => TaskEither<Failure, Instant>
  /** Ends the plan. A repeat changes nothing. */
  readonly keep: () => TaskEither<Failure, void>
}
