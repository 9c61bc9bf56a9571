import { isEditor, type Viewer } from '../chat'
import { roleIn, type Group, type Member } from '../group'

/** What the member may do with a whole group (spec 1 §6). The server makes its own check. */
export interface GroupPermissions {
  readonly edit: boolean
  readonly announce: boolean
  readonly setUpSpace: boolean
  readonly setStaff: boolean
  readonly mentionAll: boolean
  readonly invite: boolean
  readonly leave: boolean
  readonly dissolve: boolean
  readonly handOver: boolean
}

/** Whether the viewer may read the group: only members read a private group (spec 1 §6, §4). */
export const mayBrowse = ({ isMember, joinType, joinMode }: Group): boolean =>
  isMember || joinType === 'normal' || joinMode === 'free'

/**
 * An owner leaves a group only by dissolving it or by naming a successor (JOIN-7). A super user who is not the owner
 * can neither dissolve the group nor name a successor (spec 1 §6).
 */
export const groupPermissions = (viewer: Viewer, group: Group): GroupPermissions => {
  const owns = !viewer.isVisitor && roleIn(group, viewer.xid) === 'owner'
  const edits = !viewer.isVisitor && isEditor(viewer, group)
  const takesPart = !viewer.isVisitor && group.isMember
  return {
    edit: edits,
    announce: edits,
    setUpSpace: edits,
    setStaff: owns || (edits && viewer.isSuper),
    mentionAll: takesPart && edits,
    invite: takesPart,
    leave: takesPart && !owns,
    dissolve: owns,
    handOver: owns,
  }
}

/** Whether the member may become owner: every member may, except the owner, visitors and AIs (R1-161, JOIN-7). */
export const maySucceed = ({ role, isVisitor }: Member): boolean => !isVisitor && role !== 'owner' && role !== 'ai'

export const mayBeAdmin = ({ role, isVisitor }: Member): boolean => !isVisitor && role === 'normal'

/** Whether the viewer may remove the member. Nobody removes the owner, and an admin cannot remove another admin. */
export const mayRemove = (viewer: Viewer, group: Group, { xid, role }: Member): boolean =>
  viewer.xid !== xid &&
  role !== 'owner' &&
  !viewer.isVisitor &&
  isEditor(viewer, group) &&
  (viewer.isSuper || group.ownerXid === viewer.xid || role !== 'admin')
