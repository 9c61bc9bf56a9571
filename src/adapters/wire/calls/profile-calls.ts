import * as t from 'io-ts'
import { BodyText, IdText, LinkText, boundedList } from '../codecs/bounded'
import { defineGet, OptionalText, definePost, WholeNumber } from '../codecs/http-call'
import { listCodec } from '../codecs/list'
import { FollowsWire, NamedWire, OtherUserWire, UserWire } from '../entities/user'

const nothing = () => t.unknown
const ofXid = t.strict({ xid: IdText })
const SwitchType = t.union([t.literal('group'), t.literal('dm')])

/** The wire values of `type` in the follow call (spec 2 §7). */
export const FOLLOW_FLAG = 1
export const UNFOLLOW_FLAG = 2

/**
 * The calls for profiles and for relations between members (spec 2 §7 Profile, user, follow, level; the prefix is in
 * decisions.md).
 */
export const profileCalls = {
  getProfile: defineGet('/api/loop_user/get_profile', t.strict({}), () => UserWire),
  /** The server returns `null` for an unknown uid. */
  getOtherProfile: defineGet('/api/loop_user/get_other_profile', t.strict({ uid: IdText }), () =>
    t.union([OtherUserWire, t.null]),
  ),
  /** Reads users by xid. The client uses only the xid and name of each user. */
  usersByXids: definePost(
    '/api/groupchat/users_by_xids',
    t.strict({ xids: boundedList(IdText, 1_000), request_nft: WholeNumber }),
    ({ xids }) => listCodec(NamedWire, xids.length),
  ),
  followingList: defineGet(
    '/api/loop_user/following_list',
    t.strict({ uid: OptionalText, keyword: OptionalText, xid: OptionalText, cursor: OptionalText }),
    () => FollowsWire,
  ),
  followerList: defineGet(
    '/api/loop_user/follower_list',
    t.strict({ xid: IdText, cursor: OptionalText }),
    () => FollowsWire,
  ),
  follow: definePost('/api/loop_user/follow', t.strict({ xid: IdText, type: WholeNumber }), nothing),
  updateProfile: definePost(
    '/api/loop_user/update_profile',
    t.strict({ uid: IdText, username: IdText, head: LinkText, bg_image: LinkText, bio: BodyText }),
    nothing,
  ),
  updateSwitch: definePost(
    '/api/loop_user/update_switch',
    t.strict({ type: SwitchType, switch: WholeNumber }),
    nothing,
  ),
  block: definePost('/api/user/blocklist/add', ofXid, nothing),
  unblock: definePost('/api/user/blocklist/del', ofXid, nothing),
} as const
