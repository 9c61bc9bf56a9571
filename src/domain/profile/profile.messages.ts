import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Uid, Xid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Change, FollowList, FollowRow, ProfileDraft, SwitchKind, User } from './profile'

/** Commands and facts of profiles in the account log. */
export const profileMessages = {
  /** `me`: the member's xid. The profile state in a log from before profiles existed lacks this xid. */
  ShowOwnProfile: message('ShowOwnProfile', { me: Xid }),
  ShowPerson: message('ShowPerson', { uid: Uid }),
  ShowFollows: message('ShowFollows', { xid: Xid, list: FollowList }),
  LoadMoreFollows: message('LoadMoreFollows', { xid: Xid, list: FollowList }),
  /** The person has already confirmed an unfollow or a block (FOL-2, R1-107). */
  ChangeRelation: message('ChangeRelation', { xid: Xid, change: Change }),
  SetSwitch: message('SetSwitch', { kind: SwitchKind, on: t.boolean }),
  /** The member saved the profile form in some tab, and the server has stored it. */
  ProfileSaved: message('ProfileSaved', { draft: ProfileDraft }),

  OwnProfileRead: effectResult('OwnProfileRead', { user: User }),
  OwnProfileNotRead: effectResult('OwnProfileNotRead', { failure: Failure }),
  PersonFound: effectResult('PersonFound', { uid: Uid, user: User }),
  PersonNotFound: effectResult('PersonNotFound', { uid: Uid }),
  PersonNotLoaded: effectResult('PersonNotLoaded', { uid: Uid, failure: Failure }),
  /** `followed`: people in `rows` whom the member follows. Fewer rows than `size`: the last page (LST-1). */
  FollowsLoaded: effectResult('FollowsLoaded', {
    xid: Xid,
    list: FollowList,
    page: t.number,
    size: t.number,
    rows: t.readonlyArray(FollowRow),
    followed: t.readonlyArray(Xid),
  }),
  FollowsNotLoaded: effectResult('FollowsNotLoaded', { xid: Xid, list: FollowList, failure: Failure }),
  RelationChanged: effectResult('RelationChanged', { xid: Xid, change: Change }),
  RelationNotChanged: effectResult('RelationNotChanged', { xid: Xid, change: Change, failure: Failure }),
  SwitchSet: effectResult('SwitchSet', { kind: SwitchKind, on: t.boolean }),
  SwitchNotSet: effectResult('SwitchNotSet', { kind: SwitchKind, failure: Failure }),
} as const

type Codecs = typeof profileMessages
export type ProfileMessage = t.TypeOf<Codecs[keyof Codecs]>
export type ProfileSaved = t.TypeOf<Codecs['ProfileSaved']>
export type RelationChanged = t.TypeOf<Codecs['RelationChanged']>
