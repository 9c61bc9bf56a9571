import type { TaskEither } from 'fp-ts/TaskEither'
import type { Change, FollowList, FollowRow, ProfileDraft, SwitchKind, User } from '../../domain/profile'
import type { Named } from '../../domain/chat'
import type { FoundPerson } from '../../domain/global-search'
import type { Failure } from '../../domain/kernel/failure'
import type { Uid, Xid } from '../../domain/kernel/ids'
import type { Rows } from './groups'

/** People's profiles, one's own among them, and how one stands to others (spec 2 §7). */
export interface Profiles {
  readonly own: () => TaskEither<Failure, User>
  /** `null` where nobody goes by that id. */
  readonly find: (uid: Uid) => TaskEither<Failure, User | null>
  /** People by name or uid. Pages start at 1. */
  readonly search: (keyword: string, page: number, size: number) => TaskEither<Failure, Rows<FoundPerson>>
  /**
   * The uid by which addresses name whoever has that xid; `null` where nobody has it. Asked at once: somebody has
   * pressed their face.
   */
  readonly uidOf: (xid: Xid) => TaskEither<Failure, Uid | null>
  /** What those are called; who is nobody is left out. What is asked for within 100 ms is one call (spec 1 §9). */
  readonly namesOf: (xids: readonly Xid[]) => TaskEither<Failure, readonly Named[]>
  /**
   * A page of whom somebody follows, or of who follows them. `cursor` is the last row before it, `null` for the first
   * page.
   */
  readonly follows: (
    list: FollowList,
    xid: Xid,
    cursor: string | null,
  ) => TaskEither<Failure, Rows<FollowRow & { readonly follow: boolean }>>
  readonly change: (xid: Xid, change: Change) => TaskEither<Failure, void>
  readonly setSwitch: (kind: SwitchKind, on: boolean) => TaskEither<Failure, void>
  /** Answers the profile as it was taken: names are cleaned. */
  readonly save: (draft: ProfileDraft) => TaskEither<Failure, ProfileDraft>
}
