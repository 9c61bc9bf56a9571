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
  /** Those that have `keyword` in their name, or go by it. Pages start at 1. */
  readonly search: (keyword: string, page: number, size: number) => TaskEither<Failure, Rows<Group>>
  /** Done as well where one is in already. `mode` is the group's own (spec 1 §7). */
  readonly join: (gid: Gid, mode: Group['joinMode']) => TaskEither<Failure, void>
  /**
   * Asks owner and admins of a private group to be let in; asked again while they think it over, it stays one request.
   * `isForSpace`: into a space of it.
   */
  readonly apply: (gid: Gid, isForSpace: boolean) => TaskEither<Failure, void>
  /** Hosts to which any group's messages may link (spec 1 §5). */
  readonly linkWhitelist: () => TaskEither<Failure, readonly string[]>
}
