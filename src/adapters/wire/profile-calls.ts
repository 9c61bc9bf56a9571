import * as t from 'io-ts'
import { get, MaybeText, post, Whole } from './call'
import { listAnswer } from './list'
import { FollowsWire, NamedWire, OtherUserWire, UserWire } from './user'

const nothing = () => t.unknown
const ofXid = t.strict({ xid: t.string })
const SwitchType = t.union([t.literal('group'), t.literal('dm')])

/** `type` of the follow call (spec 2 §7). */
export const FOLLOW = 1
export const UNFOLLOW = 2

/** Profiles and how people stand to each other (spec 2 §7 Profile, user, follow, level; the family's prefix is in decisions.md). */
export const profileCalls = {
  getProfile: get('/api/loop_user/get_profile', t.strict({}), () => UserWire),
  /** Where nobody goes by that uid the answer is `null`. */
  getOtherProfile: get('/api/loop_user/get_other_profile', t.strict({ uid: t.string }), () => t.union([OtherUserWire, t.null])),
  /** Who has these xids; of each only what names them is read. */
  usersByXids: post('/api/groupchat/users_by_xids', t.strict({ xids: t.readonlyArray(t.string), request_nft: Whole }),
    ({ xids }) => listAnswer(NamedWire, xids.length)),
  followingList: get('/api/loop_user/following_list',
    t.strict({ uid: MaybeText, keyword: MaybeText, xid: MaybeText, cursor: MaybeText }), () => FollowsWire),
  followerList: get('/api/loop_user/follower_list', t.strict({ xid: t.string, cursor: MaybeText }), () => FollowsWire),
  follow: post('/api/loop_user/follow', t.strict({ xid: t.string, type: Whole }), nothing),
  updateProfile: post('/api/loop_user/update_profile',
    t.strict({ uid: t.string, username: t.string, head: t.string, bg_image: t.string, bio: t.string }), nothing),
  updateSwitch: post('/api/loop_user/update_switch', t.strict({ type: SwitchType, switch: Whole }), nothing),
  block: post('/api/user/blocklist/add', ofXid, nothing),
  unblock: post('/api/user/blocklist/del', ofXid, nothing),
} as const
