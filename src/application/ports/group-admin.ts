import type { TaskEither } from 'fp-ts/TaskEither'
import type { Group, Member } from '../../domain/group'
import type { Failure } from '../../domain/kernel/failure'
import type { Gid } from '../../domain/kernel/ids'
import type { Deed, GroupDraft } from '../../domain/group-admin'
import type { Rows } from './groups'

/** Making groups and running them (spec 1 §7 Groups). */
export interface GroupAdmin {
  /** Whether this person may set up a group now (R1-236). */
  readonly mayCreate: () => TaskEither<Failure, boolean>
  /** At `null` a new one; answers the group as it then is. */
  readonly save: (gid: Gid | null, draft: GroupDraft) => TaskEither<Failure, Group>
  readonly isLinkFree: (link: string) => TaskEither<Failure, boolean>
  /** Those who are not in the group and could be asked into it. Pages start at 1. */
  readonly invitable: (gid: Gid, keyword: string, page: number, size: number) => TaskEither<Failure, Rows<Member>>
  /** Done again it is as done once. */
  readonly perform: (deed: Deed) => TaskEither<Failure, void>
}
