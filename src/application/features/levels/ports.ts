import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { Xid } from '../../../domain/kernel/ids'
import type { LevelDetail, Medal, LevelStanding } from '../../../domain/levels'

export interface Levels {
  readonly detail: (xid: Xid) => TaskEither<Failure, LevelDetail>
  readonly medals: (xid: Xid) => TaskEither<Failure, readonly Medal[]>
  /** The levels of these people. Unknown people are left out. */
  readonly of: (xids: readonly Xid[]) => TaskEither<Failure, readonly LevelStanding[]>
}
