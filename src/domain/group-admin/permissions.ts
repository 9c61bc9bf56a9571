import { isEditor, type Viewer } from '../chat'
import { roleIn, type Group, type Member } from '../group'

/** What this person may do with the group as a whole (spec 1 §6). The server decides for itself. */
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

/** A private group is read by its members, any other by everyone (spec 1 §6, §4). */
export const mayBrowse = ({ isMember, joinType, joinMode }: Group): boolean =>
  isMember || joinType === 'normal' || joinMode === 'free'

/** An owner leaves only by dissolving or handing over (JOIN-7); neither is for super users (spec 1 §6). */
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

/** Who of the members may own the group next: neither its owner nor a visitor, nor a machine (R1-161, JOIN-7). */
export const maySucceed = ({ role, isVisitor }: Member): boolean => !isVisitor && role !== 'owner' && role !== 'ai'

/** Who of the members may be made an admin. */
export const mayBeAdmin = ({ role, isVisitor }: Member): boolean => !isVisitor && role === 'normal'

/** Who may remove this member: nobody the owner, and an admin no other admin. */
export const mayRemove = (viewer: Viewer, group: Group, { xid, role }: Member): boolean =>
  viewer.xid !== xid &&
  role !== 'owner' &&
  !viewer.isVisitor &&
  isEditor(viewer, group) &&
  (viewer.isSuper || group.ownerXid === viewer.xid || role !== 'admin')
