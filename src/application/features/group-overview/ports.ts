import type { TaskEither } from 'fp-ts/TaskEither'
import type { LiveRoom } from '../../../domain/announcement'
import type { Failure } from '../../../domain/kernel/failure'
import type { Gid } from '../../../domain/kernel/ids'
import type { GiftGiver } from '../../../domain/group-overview'

/** Data for a group's overview page (spec 1 §2). */
export interface GroupOverviews {
  /** The live and planned rooms of every group that the member may view. */
  readonly rooms: () => TaskEither<Failure, readonly LiveRoom[]>
  /** The members who gave gifts, sorted by the amount they gave, largest first. */
  readonly givers: (gid: Gid) => TaskEither<Failure, readonly GiftGiver[]>
  /** The key of the invite link; `null` if the group has none. */
  readonly inviteKey: (gid: Gid) => TaskEither<Failure, string | null>
  readonly banner: (gid: Gid) => TaskEither<Failure, string | null>
}
