import { readFileSync } from 'node:fs'
import path from 'node:path'
import { accountCalls } from '../../../src/adapters/wire/calls/account-calls'
import { announcementCalls } from '../../../src/adapters/wire/calls/announcement-calls'
import { groupListCalls, balanceAndActivityCalls } from '../../../src/adapters/wire/calls/group-calls'
import { chatCalls, messageCalls } from '../../../src/adapters/wire/calls/chat/chat-calls'
import { joinCalls } from '../../../src/adapters/wire/calls/join-calls'
import { searchCalls } from '../../../src/adapters/wire/calls/search-calls'
import { memeCalls } from '../../../src/adapters/wire/calls/chat/meme-calls'
import { profileCalls } from '../../../src/adapters/wire/calls/profile-calls'
import { groupAdminCalls } from '../../../src/adapters/wire/calls/group-admin-calls'
import { signInCalls } from '../../../src/adapters/wire/calls/sign-in-calls'
import { storageCalls } from '../../../src/adapters/wire/entities/storage'
import { groupOverviewCalls } from '../../../src/adapters/wire/calls/group-overview-calls'
import { root } from '../../support/scratch-repo'

/** The text of each requirement by its id. */
export const requirements = new Map(
  [1, 2, 3, 4].flatMap((n) =>
    readFileSync(path.join(root, 'docs', 'requirements', `requirements-${n}.tsv`), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([id = '', , , text = '']) => [id, text] as const),
  ),
)

/** Each API call with its requirement, full path, printed path and printed fields. */
export const TRACE = [
  [
    'R1-256',
    accountCalls.visitorLogin,
    '/api/loop_login/visitor_login',
    'POST /api/loop_login/visitor_login',
    'platform, device_id',
  ],
  [
    'R1-262',
    accountCalls.sendEmailLoginCode,
    '/api/loop_login/send_email_login_code',
    'POST send_email_login_code',
    'email',
  ],
  [
    'R1-263',
    accountCalls.emailCodeLogin,
    '/api/loop_login/email_code_login',
    'POST email_code_login',
    'email, security_code',
  ],
  ['R1-264', signInCalls.xLogin, '/api/x/login', 'GET /api/x/login', ''],
  ['R1-265', signInCalls.xLoginPost, '/api/x/login', 'POST /api/x/login', 'code, state'],
  ['R1-266', accountCalls.userInvite, '/api/user/invite', 'POST /api/user/invite', 'code'],
  ['R1-267', signInCalls.qrcodeCode, '/api/qrcode/code', 'GET /api/qrcode/code', ''],
  ['R1-268', signInCalls.qrcodeLogin, '/api/qrcode/login', 'POST /api/qrcode/login', 'code'],
  [
    'R1-258',
    accountCalls.getWalletMessageToSign,
    '/api/loop_login/get_wallet_message_to_sign',
    'GET get_wallet_message_to_sign',
    'address',
  ],
  [
    'R1-259',
    accountCalls.verifyWalletSignature,
    '/api/loop_login/verify_wallet_signature',
    'POST verify_wallet_signature',
    'address, signature',
  ],
  [
    'R1-260',
    accountCalls.metamaskWalletMessageToSign,
    '/api/loop_login/metamask_wallet_message_to_sign',
    'GET metamask_wallet_message_to_sign',
    '',
  ],
  [
    'R1-261',
    accountCalls.verifyMetamaskWalletSignature,
    '/api/loop_login/verify_metamask_wallet_signature',
    'POST verify_metamask_wallet_signature',
    'address, signature, nonce',
  ],
  ['R1-269', accountCalls.partnerToken, '/api/partner/y_token', 'GET /api/partner/y_token', 'access_token'],
  ['R1-257', accountCalls.logout, '/api/loop_login/logout', 'POST logout', ''],
  ['R1-243', profileCalls.getProfile, '/api/loop_user/get_profile', 'GET get_profile', ''],
  ['R1-244', profileCalls.getOtherProfile, '/api/loop_user/get_other_profile', 'GET get_other_profile', 'uid'],
  [
    'R1-245',
    profileCalls.usersByXids,
    '/api/groupchat/users_by_xids',
    'POST /api/groupchat/users_by_xids',
    'xids, request_nft',
  ],
  [
    'R1-247',
    profileCalls.followingList,
    '/api/loop_user/following_list',
    'GET following_list',
    'uid, keyword or xid, cursor',
  ],
  ['R1-248', profileCalls.followerList, '/api/loop_user/follower_list', 'GET follower_list', 'xid, cursor'],
  ['R1-250', profileCalls.follow, '/api/loop_user/follow', 'POST follow', 'xid, type'],
  ['R1-254', profileCalls.block, '/api/user/blocklist/add', 'POST /api/user/blocklist/add', 'xid'],
  ['R1-255', profileCalls.unblock, '/api/user/blocklist/del', 'POST /api/user/blocklist/del', 'xid'],
  [
    'R2-222',
    profileCalls.updateProfile,
    '/api/loop_user/update_profile',
    'POST update_profile',
    'uid, username, head, bg_image, bio',
  ],
  ['R2-223', profileCalls.updateSwitch, '/api/loop_user/update_switch', 'POST update_switch', 'type, switch'],
  ['R1-270', groupListCalls.mygroups, '/api/groupchat/mygroups', 'GET mygroups', ''],
  ['R1-271', groupListCalls.newTrending, '/api/groupchat/new_trending', 'GET new_trending', 'page, limit'],
  ['R1-274', groupListCalls.info, '/api/groupchat/info', 'GET info', 'gid or link'],
  ['R1-277', groupListCalls.share, '/api/groupchat/share', 'GET share', 'key'],
  [
    'R1-278',
    groupListCalls.groupMembers,
    '/api/groupchat/group_members',
    'GET group_members',
    'gid, page, limit, keyword, gift_bubble',
  ],
  ['R1-275', announcementCalls.list, '/api/groupchat/announcement/list', 'GET announcement/list', 'gid, page, limit'],
  ['R1-307', groupOverviewCalls.giftRank, '/api/gift/rank', 'GET gift/rank', 'gid'],
  ['R1-280', groupListCalls.defaultConfig, '/api/groupchat/default_config', 'GET /api/groupchat/default_config', ''],
  [
    'R1-302',
    chatCalls.conversationList,
    '/api/chat/conversation_list',
    'GET /api/chat/conversation_list',
    'page 1, limit 1000',
  ],
  ['R1-251', chatCalls.customToken, '/api/loop_user/custom_token', 'GET custom_token', ''],
  ['R1-252', chatCalls.accessToken, '/api/chat/access_token', 'GET /api/chat/access_token', ''],
  ['R1-252', chatCalls.createAccessToken, '/api/chat/create_access_token', 'GET /api/chat/create_access_token', ''],
  ['R1-311', memeCalls.memeList, '/api/meme/list', 'GET /api/meme/list', 'page, limit 1000, category'],
  ['R1-253', chatCalls.directInfo, '/api/chat/dm/info', 'GET /api/chat/dm/info', 'xid'],
  ['R1-286', groupListCalls.pinGroup, '/api/groupchat/pin_group', 'POST pin_group', 'gid, flag'],
  ['R1-287', groupListCalls.unpinGroup, '/api/groupchat/unpin_group', 'POST unpin_group', 'gid, flag'],
  ['R1-292', groupListCalls.mute, '/api/groupchat/mute', 'POST mute', 'gid, muted'],
  ['R1-273', searchCalls.groups, '/api/groupchat/search', 'GET search', 'keyword, page, size'],
  ['R1-242', searchCalls.people, '/api/loop_user/search', 'GET /api/loop_user/search', 'keyword, page, limit'],
  ['R1-285', joinCalls.join, '/api/groupchat/join', 'POST join', 'gid, join_mode'],
  ['R2-263', balanceAndActivityCalls.balance, '/api/asset/balance', 'GET /api/asset/balance', 'gid'],
  ['R1-321', balanceAndActivityCalls.activityConfig, '/api/activity/config', 'GET activity/config', ''],
  ['R1-320', storageCalls.ossToken, '/api/app/oss_token', 'GET /api/app/oss_token', ''],
  [
    'R1-291',
    messageCalls.removeGroupMember,
    '/api/groupchat/remove_group_member',
    'POST remove_group_member',
    'gid, uid',
  ],
  [
    'R1-294',
    messageCalls.reportGroupMsg,
    '/api/groupchat/report_group_msg',
    'POST report_group_msg',
    'gid, message id, text, reporter xid, reason',
  ],
  ['R1-289', groupAdminCalls.dismissGroup, '/api/groupchat/dismiss_group', 'POST dismiss_group', 'gid'],
  [
    'R1-297',
    messageCalls.pinnedMessages,
    '/api/groupchat/pinned_messages',
    'POST /api/groupchat/pinned_messages',
    'gid',
  ],
  ['R1-298', messageCalls.pin, '/api/groupchat/message/pin', 'POST /api/groupchat/message/pin', 'gid, seq, pinned'],
  ['R1-312', messageCalls.setMsgAttr, '/api/meme/set_msg_attr', 'POST set_msg_attr', 'convid, sid, meme_id, action'],
] as const

/** API calls whose fields the specs do not print. */
export const WITHOUT_FIELDS = [
  ['R1-299', chatCalls.openDirect, '/api/chat/client/dm', 'POST /api/chat/client/dm'],
  ['R1-299', chatCalls.createDirect, '/api/dm/create', 'POST /api/dm/create'],
  ['R1-300', chatCalls.deleteDirect, '/api/dm/delete', 'POST /api/dm/delete'],
  ['R1-300', chatCalls.muteDirect, '/api/chat/dm/mute', 'POST /api/chat/dm/mute'],
] as const
