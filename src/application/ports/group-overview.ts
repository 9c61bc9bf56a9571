import type { TaskEither } from 'fp-ts/TaskEither'
import type { LiveRoom } from '../../domain/announcement'
import type { Failure } from '../../domain/kernel/failure'
import type { Gid } from '../../domain/kernel/ids'
import type { Giver } from '../../domain/group-overview'

/** What the page of a group puts into the light (spec 1 §2). */
export interface GroupOverviews {
  /** Rooms that are live or to come, of all groups that this person may look into. */
  readonly rooms: () => TaskEither<Failure, readonly LiveRoom[]>
  /** Those who gave most first. */
  readonly givers: (gid: Gid) => TaskEither<Failure, readonly Giver[]>
  /** By which others are invited; `null` where there is none. */
  readonly inviteKey: (gid: Gid) => TaskEither<Failure, string | null>
  readonly banner: (gid: Gid) => TaskEither<Failure, string | null>
}
