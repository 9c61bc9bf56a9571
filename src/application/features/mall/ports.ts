import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { LoopPackage } from '../../../domain/mall'

/** Packages for sale (spec 2 §7 Mall). */
export interface Mall {
  readonly packages: () => TaskEither<Failure, readonly LoopPackage[]>
}
