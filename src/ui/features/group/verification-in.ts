import { groupOf, type GroupState } from '../../../domain/group'
import type { Gid } from '../../../domain/kernel/ids'
import type { Verification } from '../../components/avatar/avatar-data'
import { verificationOf } from '../../app/avatar-data'

/** The verification of a group. Undefined if the group is not loaded. */
export const verificationIn = (groups: GroupState, gid: Gid): Verification | undefined => {
  const group = groupOf(groups, gid)
  return group === null ? undefined : verificationOf(group)
}
