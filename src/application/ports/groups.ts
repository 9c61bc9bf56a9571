import type { TaskEither } from 'fp-ts/TaskEither'
import type { Group, GroupLookup, Member } from '../../domain/group'
import type { Failure } from '../../domain/kernel/failure'
import type { Gid } from '../../domain/kernel/ids'

/** A page of results: the readable rows, and the number of unreadable rows. */
export interface Rows<A> {
  readonly items: readonly A[]
  readonly dropped: number
}

export interface Groups {
  readonly mine: () => TaskEither<Failure, readonly Group[]>
  /** The trending groups. Pages start at 1. */
  readonly trending: (page: number, size: number) => TaskEither<Failure, Rows<Group>>
  /** The group with that key; `null` if no group has that key. */
  readonly find: (by: GroupLookup, word: string) => TaskEither<Failure, Group | null>
  /** The members of a group. With `keyword`, only members whose name contains the keyword. */
  readonly members: (gid: Gid, page: number, size: number, keyword?: string) => TaskEither<Failure, Rows<Member>>
  /** Groups whose name contains `keyword`, or whose id or link equals `keyword`. Pages start at 1. */
  readonly search: (keyword: string, page: number, size: number) => TaskEither<Failure, Rows<Group>>
  /** Joins a group. The request also succeeds for a current member. `mode` is the group's own mode (spec 1 §7). */
  readonly join: (gid: Gid, mode: Group['joinMode']) => TaskEither<Failure, void>
  /**
   * Requests access to a private group. While a request is pending, a repeat creates no second request.
   * `isForSpace`: the request is for a space of the group.
   */
  readonly apply: (gid: Gid, isForSpace: boolean) => TaskEither<Failure, void>
  /** Hosts to which messages of any group may link (spec 1 §5). */
  readonly linkWhitelist: () => TaskEither<Failure, readonly string[]>
}
