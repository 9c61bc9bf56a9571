import type { TaskEither } from 'fp-ts/TaskEither'
import type { Group, Member } from '../../../domain/group'
import type { Failure } from '../../../domain/kernel/failure'
import type { Gid } from '../../../domain/kernel/ids'
import type { GroupAction, GroupDraft } from '../../../domain/group-admin'
import type { Rows } from '../../ports/groups'

/** Functions that create and administer groups (spec 1 §7 Groups). */
export interface GroupAdmin {
  /** Whether the member may create a group now (R1-236). */
  readonly mayCreate: () => TaskEither<Failure, boolean>
  /** Saves a group and returns it. If `gid` is `null`, creates the group. */
  readonly save: (gid: Gid | null, draft: GroupDraft) => TaskEither<Failure, Group>
  readonly isLinkFree: (link: string) => TaskEither<Failure, boolean>
  /** People outside the group who could be invited. Pages start at 1. */
  readonly invitable: (gid: Gid, keyword: string, page: number, size: number) => TaskEither<Failure, Rows<Member>>
  /** Performs an action. A repeat has no further effect. */
  readonly perform: (action: GroupAction) => TaskEither<Failure, void>
}
