import { groupOf, type GroupState } from '../../domain/group'
import type { Gid } from '../../domain/kernel/ids'
import type { Verification } from '../components/person/faces'
import { verificationOf } from './faces'

/** The label of a group that is known; a list may name groups that are not. */
export const verifiedIn = (groups: GroupState, gid: Gid): Verification | undefined => {
  const group = groupOf(groups, gid)
  return group === null ? undefined : verificationOf(group)
}
