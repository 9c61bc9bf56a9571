import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { Decimal } from '../../domain/kernel/decimal'
import type { Activity } from '../../domain/shell'

/** What the frame shows beside the screens. */
export interface BalanceAndActivity {
  /** What one's currencies are worth in USD, one amount a currency (spec 2 §7). */
  readonly worth: () => TaskEither<Failure, readonly Decimal[]>
  /** `null` where nothing is going on (spec 1 §7). */
  readonly activity: () => TaskEither<Failure, Activity | null>
}
