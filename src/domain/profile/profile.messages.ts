import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Uid, Xid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Change, FollowList, FollowRow, SwitchKind, User } from './profile'

/** Commands and facts of profiles in the account log. */
export const profileMessages = {
  /** `me`: the member's xid. The profile state in a log from before profiles existed lacks this xid. */
  'profile/ShowOwnProfile': message('profile/ShowOwnProfile', { me: Xid }),
  'profile/ShowPerson': message('profile/ShowPerson', { uid: Uid }),
  'profile/ShowFollows': message('profile/ShowFollows', { xid: Xid, list: FollowList }),
  'profile/LoadMoreFollows': message('profile/LoadMoreFollows', { xid: Xid, list: FollowList }),
  /** The person has already confirmed an unfollow or a block (FOL-2, R1-107). */
  'profile/ChangeRelation': message('profile/ChangeRelation', { xid: Xid, change: Change }),
  'profile/ChangeSetting': message('profile/ChangeSetting', { kind: SwitchKind, on: t.boolean }),

  'profile/OwnProfileLoaded': effectResult('profile/OwnProfileLoaded', { user: User }),
  'profile/OwnProfileNotLoaded': effectResult('profile/OwnProfileNotLoaded', { failure: Failure }),
  'profile/PersonFound': effectResult('profile/PersonFound', { uid: Uid, user: User }),
  'profile/PersonNotFound': effectResult('profile/PersonNotFound', { uid: Uid }),
  'profile/PersonNotLoaded': effectResult('profile/PersonNotLoaded', { uid: Uid, failure: Failure }),
  /** `followed`: people in `rows` whom the member follows. Fewer rows than `size`: the last page (LST-1). */
  'profile/FollowsLoaded': effectResult('profile/FollowsLoaded', {
    xid: Xid,
    list: FollowList,
    page: t.number,
    size: t.number,
    rows: t.readonlyArray(FollowRow),
    followed: t.readonlyArray(Xid),
  }),
  'profile/FollowsNotLoaded': effectResult('profile/FollowsNotLoaded', {
    xid: Xid,
    list: FollowList,
    failure: Failure,
  }),
  'profile/RelationChanged': effectResult('profile/RelationChanged', { xid: Xid, change: Change }),
  'profile/RelationNotChanged': effectResult('profile/RelationNotChanged', {
    xid: Xid,
    change: Change,
    failure: Failure,
  }),
  'profile/SettingSaved': effectResult('profile/SettingSaved', { kind: SwitchKind, on: t.boolean }),
  'profile/SettingNotSaved': effectResult('profile/SettingNotSaved', { kind: SwitchKind, failure: Failure }),
} as const

type Codecs = typeof profileMessages
export type ProfileMessage = t.TypeOf<Codecs[keyof Codecs]>
export type RelationChanged = t.TypeOf<Codecs['profile/RelationChanged']>
