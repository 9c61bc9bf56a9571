import type { TaskEither } from 'fp-ts/TaskEither'
import type { Change, FollowList, FollowRow, SwitchKind, User } from '../../domain/profile'
import type { ProfileDraft } from '../../domain/session'
import type { Named } from '../../domain/chat'
import type { PersonResult } from '../../domain/global-search'
import type { Failure } from '../../domain/kernel/failure'
import type { Uid, Xid } from '../../domain/kernel/ids'
import type { Rows } from './groups'

/** Profiles, including the member's own profile, and relations to other people (spec 2 §7). */
export interface Profiles {
  readonly own: () => TaskEither<Failure, User>
  /** The user with that uid; `null` if the uid is unknown. */
  readonly find: (uid: Uid) => TaskEither<Failure, User | null>
  /** People by name or uid. Pages start at 1. */
  readonly search: (keyword: string, page: number, size: number) => TaskEither<Failure, Rows<PersonResult>>
  /**
   * The uid for that xid; `null` if the xid is unknown. The request is sent at once and not batched, because the member
   * has pressed an avatar and waits.
   */
  readonly uidOf: (xid: Xid) => TaskEither<Failure, Uid | null>
  /**
   * The names for these xids; unknown xids are left out. Requests within 100 ms are sent as one request (spec 1 §9).
   */
  readonly namesOf: (xids: readonly Xid[]) => TaskEither<Failure, readonly Named[]>
  /** A page of followed people or followers. `cursor` is the last row before the page; `null` for the first page. */
  readonly follows: (
    list: FollowList,
    xid: Xid,
    cursor: string | null,
  ) => TaskEither<Failure, Rows<FollowRow & { readonly follow: boolean }>>
  readonly change: (xid: Xid, change: Change) => TaskEither<Failure, void>
  readonly setSwitch: (kind: SwitchKind, on: boolean) => TaskEither<Failure, void>
  /** Saves the profile. Returns the profile as the server stored it, because the server cleans names. */
  readonly save: (draft: ProfileDraft) => TaskEither<Failure, ProfileDraft>
}
