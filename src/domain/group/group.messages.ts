import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Group, Member } from './group'

export const groupMessages = {
  ShowGroupCentre: message('ShowGroupCentre', {}),
  LoadMoreTrending: message('LoadMoreTrending', {}),
  RetryMyGroups: message('RetryMyGroups', {}),
  RetryTrending: message('RetryTrending', {}),
  ShowGroup: message('ShowGroup', { key: t.string }),
  /** The member starts to write. Requests the hosts that are needed to check links. */
  ShowLinkHosts: message('ShowLinkHosts', {}),
  GroupJoined: message('GroupJoined', { group: Group }),
  GroupApplied: message('GroupApplied', { gid: Gid }),
  /**
   * An approver decided the member's access request. Reloads the group. After a refusal, the member may apply again.
   */
  LetIntoGroup: message('LetIntoGroup', { gid: Gid }),
  ShowMembers: message('ShowMembers', { gid: Gid }),
  LoadMoreMembers: message('LoadMoreMembers', { gid: Gid }),

  /** The group or its members changed, or the group was dissolved. */
  GroupChanged: message('GroupChanged', { gid: Gid }),
  MyGroupsLoaded: effectResult('MyGroupsLoaded', { groups: t.readonlyArray(Group) }),
  MyGroupsNotLoaded: effectResult('MyGroupsNotLoaded', { failure: Failure }),
  /** `size`: the number of rows of a full page. A shorter page is the last page (LST-1). */
  TrendingLoaded: effectResult('TrendingLoaded', { page: t.number, size: t.number, groups: t.readonlyArray(Group) }),
  TrendingNotLoaded: effectResult('TrendingNotLoaded', { failure: Failure }),
  GroupFound: effectResult('GroupFound', { key: t.string, group: Group }),
  GroupNotFound: effectResult('GroupNotFound', { key: t.string }),
  GroupNotLoaded: effectResult('GroupNotLoaded', { key: t.string, failure: Failure }),
  MembersLoaded: effectResult('MembersLoaded', {
    gid: Gid,
    page: t.number,
    size: t.number,
    members: t.readonlyArray(Member),
  }),
  /** The product's whitelist for links in messages (spec 1 §5). */
  LinkHostsLoaded: effectResult('LinkHostsLoaded', { hosts: t.readonlyArray(t.string) }),
  LinkHostsNotLoaded: effectResult('LinkHostsNotLoaded', { failure: Failure }),
  MembersNotLoaded: effectResult('MembersNotLoaded', { gid: Gid, failure: Failure }),
} as const

type Codecs = typeof groupMessages
export type GroupMessage = t.TypeOf<Codecs[keyof Codecs]>
