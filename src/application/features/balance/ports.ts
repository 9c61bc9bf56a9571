import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { Decimal } from '../../../domain/kernel/decimal'
import type { Activity } from '../../../domain/balance'

/** Data that the app shell shows beside the screens. */
export interface BalanceAndActivity {
  /** The value in USD of each of the member's currencies (spec 2 §7). */
  readonly worth: () => TaskEither<Failure, readonly Decimal[]>
  /** The current activity; `null` if no activity runs (spec 1 §7). */
  readonly activity: () => TaskEither<Failure, Activity | null>
}
