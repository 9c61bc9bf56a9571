import type { TaskEither } from 'fp-ts/TaskEither'
import type { Group, GroupLookup, Member } from '../../domain/group'
import type { Failure } from '../../domain/kernel/failure'
import type { Gid } from '../../domain/kernel/ids'

export interface Groups {
  readonly mine: () => TaskEither<Failure, readonly Group[]>
  /** Pages start at 1. */
  readonly trending: (page: number, size: number) => TaskEither<Failure, readonly Group[]>
  /** `null` where nothing goes by that word. */
  readonly find: (by: GroupLookup, word: string) => TaskEither<Failure, Group | null>
  readonly members: (gid: Gid, page: number, size: number) => TaskEither<Failure, readonly Member[]>
  /** Hosts to which any group's messages may link (spec 1 §5). */
  readonly linkWhitelist: () => TaskEither<Failure, readonly string[]>
}
