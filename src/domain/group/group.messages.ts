import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Group, Member } from './group'

export const groupMessages = {
  'group/ShowGroupCentre': message('group/ShowGroupCentre', {}),
  'group/LoadMoreTrending': message('group/LoadMoreTrending', {}),
  'group/RetryMyGroups': message('group/RetryMyGroups', {}),
  'group/RetryTrending': message('group/RetryTrending', {}),
  'group/ShowGroup': message('group/ShowGroup', { key: t.string }),
  'group/GroupJoined': message('group/GroupJoined', { group: Group }),
  'group/GroupApplied': message('group/GroupApplied', { gid: Gid }),
  /**
   * An approver decided the member's access request. Reloads the group. After a refusal, the member may apply again.
   */
  'group/AdmittedToGroup': message('group/AdmittedToGroup', { gid: Gid }),
  'group/ShowMembers': message('group/ShowMembers', { gid: Gid }),
  'group/LoadMoreMembers': message('group/LoadMoreMembers', { gid: Gid }),

  /** The group or its members changed, or the group was dissolved. */
  'group/GroupChanged': message('group/GroupChanged', { gid: Gid }),
  /** The owner or an admin removed the member. `GroupChanged` follows. */
  'group/RemovedFromGroup': message('group/RemovedFromGroup', { gid: Gid }),
  'group/MyGroupsLoaded': effectResult('group/MyGroupsLoaded', { groups: t.readonlyArray(Group) }),
  'group/MyGroupsNotLoaded': effectResult('group/MyGroupsNotLoaded', { failure: Failure }),
  /** `size`: the number of rows of a full page. A shorter page is the last page (LST-1). */
  'group/TrendingLoaded': effectResult('group/TrendingLoaded', {
    page: t.number,
    size: t.number,
    groups: t.readonlyArray(Group),
  }),
  'group/TrendingNotLoaded': effectResult('group/TrendingNotLoaded', { failure: Failure }),
  'group/GroupFound': effectResult('group/GroupFound', { key: t.string, group: Group }),
  'group/GroupNotFound': effectResult('group/GroupNotFound', { key: t.string }),
  'group/GroupNotLoaded': effectResult('group/GroupNotLoaded', { key: t.string, failure: Failure }),
  'group/MembersLoaded': effectResult('group/MembersLoaded', {
    gid: Gid,
    page: t.number,
    size: t.number,
    members: t.readonlyArray(Member),
  }),
  'group/MembersNotLoaded': effectResult('group/MembersNotLoaded', { gid: Gid, failure: Failure }),
} as const

type Codecs = typeof groupMessages
export type GroupMessage = t.TypeOf<Codecs[keyof Codecs]>
