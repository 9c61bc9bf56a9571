import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Group, Member } from './group'

/** Commands and facts that the account log carries for this area. `key` is the word in the address. */
export const groupMessages = {
  ShowGroupCentre: message('ShowGroupCentre', {}),
  LoadMoreTrending: message('LoadMoreTrending', {}),
  RetryMyGroups: message('RetryMyGroups', {}),
  RetryTrending: message('RetryTrending', {}),
  ShowGroup: message('ShowGroup', { key: t.string }),
  /** Somebody is about to write: links are judged by this list. */
  ShowLinkHosts: message('ShowLinkHosts', {}),
  /** The server says that one is a member of it now. */
  GroupJoined: message('GroupJoined', { group: Group }),
  /** Owner and admins of it were asked to let one in. */
  GroupApplied: message('GroupApplied', { gid: Gid }),
  /**
   * It is told that one was let into it, or that one was not: it is looked up anew, and whoever was not may ask again.
   */
  LetIntoGroup: message('LetIntoGroup', { gid: Gid }),
  ShowMembers: message('ShowMembers', { gid: Gid }),
  LoadMoreMembers: message('LoadMoreMembers', { gid: Gid }),

  /** A group is not what it was, or somebody came or went; or it is there no more. */
  GroupChanged: message('GroupChanged', { gid: Gid }),
  MyGroupsLoaded: effectResult('MyGroupsLoaded', { groups: t.readonlyArray(Group) }),
  MyGroupsNotLoaded: effectResult('MyGroupsNotLoaded', { failure: Failure }),
  /** `size` is how many rows a full page would have brought us: a page with fewer is the last one (LST-1). */
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
  /** The product's list of hosts to which messages may link (spec 1 §5). */
  LinkHostsLoaded: effectResult('LinkHostsLoaded', { hosts: t.readonlyArray(t.string) }),
  LinkHostsNotLoaded: effectResult('LinkHostsNotLoaded', { failure: Failure }),
  MembersNotLoaded: effectResult('MembersNotLoaded', { gid: Gid, failure: Failure }),
} as const

type Codecs = typeof groupMessages
export type GroupMessage = t.TypeOf<Codecs[keyof Codecs]>
