import type { TaskEither } from 'fp-ts/TaskEither'
import type { Announcement, AnnouncementAction, AnnouncementDraft } from '../../../domain/announcement'
import type { Failure } from '../../../domain/kernel/failure'
import type { Gid } from '../../../domain/kernel/ids'
import type { Rows } from '../../ports/groups'

/** Announcements of a group (spec 1 §7 Groups). */
export interface Announcements {
  /** The announcements of a group: first the pinned announcements, then the others, newest first. Pages start at 1. */
  readonly list: (gid: Gid, page: number, size: number) => TaskEither<Failure, Rows<Announcement>>
  readonly add: (gid: Gid, draft: AnnouncementDraft) => TaskEither<Failure, void>
  /** Performs an action. A repeat has no further effect. */
  readonly perform: (act: AnnouncementAction) => TaskEither<Failure, void>
}
