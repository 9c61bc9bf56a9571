import type { TaskEither } from 'fp-ts/TaskEither'
import type { Group, GroupLookup, Member } from '../../domain/group'
import type { Failure } from '../../domain/kernel/failure'
import type { Gid } from '../../domain/kernel/ids'

/** One page of a list: what could be read of it, and how many rows could not. */
export interface Rows<A> {
  readonly items: readonly A[]
  readonly dropped: number
}

export interface Groups {
  readonly mine: () => TaskEither<Failure, readonly Group[]>
  /** Pages start at 1. */
  readonly trending: (page: number, size: number) => TaskEither<Failure, Rows<Group>>
  /** `null` where nothing goes by that word. */
  readonly find: (by: GroupLookup, word: string) => TaskEither<Failure, Group | null>
  /** Those whose name has `keyword` in it, where one is given. */
  readonly members: (gid: Gid, page: number, size: number, keyword?: string) => TaskEither<Failure, Rows<Member>>
  /** Hosts to which any group's messages may link (spec 1 §5). */
  readonly linkWhitelist: () => TaskEither<Failure, readonly string[]>
}
