import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { Gid } from '../../../domain/kernel/ids'

export interface SlowModePort {
  /** The seconds between two messages of a member, and the milliseconds until the caller may write again. */
  readonly of: (gid: Gid) => TaskEither<Failure, { readonly seconds: number; readonly waitMs: number }>
  /** Sets the seconds between two messages. Only owner, admins and super users may. A repeat changes nothing. */
  readonly set: (gid: Gid, seconds: number) => TaskEither<Failure, void>
}
