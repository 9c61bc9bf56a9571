import type { Who as Allowed } from '../../../../src/adapters/simulator/access/access-row'

/** Every kind of user, from no session at all to product staff. Ada owns a private group, and Ben is a member of it. */
export const PEOPLE = ['nobody', 'visitor', 'outsider', 'ben', 'ada', 'sky'] as const
export type Who = (typeof PEOPLE)[number]

/** The ids that the rows of the access table use. */
export interface Places {
  readonly live: string
  readonly soon: string
  readonly announcement: string
  readonly emoji: string
  /** The id of another session of the outsider. */
  readonly otherDevice: string
  /** What the outsider holds. */
  readonly remainders: readonly object[]
  readonly requests: { readonly ofSky: string; readonly ofOutsider: string }
  readonly uids: Readonly<Record<Who, string>>
  readonly xids: Readonly<Record<Who, string>>
}
type Sent = Readonly<Record<string, string | number | boolean | readonly string[] | readonly object[]>>
export type Input = Sent | ((places: Places, who: Who) => Sent)

/**
 * The users whom the server refuses, and the user whose request succeeds. `done` is `null` if the action needs
 * something else than an account, so that the server refuses every user.
 */
interface Rule {
  readonly refused: readonly Who[]
  readonly done: Who | null
}
const RULES: Readonly<Record<Allowed, Rule>> = {
  anyone: { refused: [], done: 'nobody' },
  session: { refused: ['nobody'], done: 'visitor' },
  account: { refused: ['nobody', 'visitor'], done: 'outsider' },
  member: { refused: ['nobody', 'visitor', 'outsider'], done: 'ben' },
  /** Only the two people of the target may act, such as both people of a call. */
  between: { refused: ['nobody', 'visitor', 'outsider', 'ben', 'sky'], done: 'ada' },
  /** Only owner, admins and super users may act, or hosts and super users. */
  editor: { refused: ['nobody', 'visitor', 'outsider', 'ben'], done: 'ada' },
  owner: { refused: ['nobody', 'visitor', 'outsider', 'ben', 'sky'], done: 'ada' },
  super: { refused: ['nobody', 'visitor', 'outsider', 'ben', 'ada'], done: 'sky' },
  /** The server checks a code, a signature or a token, not the account. */
  proof: { refused: PEOPLE, done: null },
  /** Like `proof`, for API calls that also need a session. */
  ownProof: { refused: PEOPLE, done: null },
}
export const ruleOf = (who: Allowed): Rule => RULES[who]

/** A call with which each user tries a route. */
export type Row = readonly [route: string, input: Input]

const OURS = '470000047'
const ofGid = { gid: OURS }
const pageOf = { page: 1, limit: 10 }
const live: Input = ({ live: channel_id }) => ({ channel_id })
const liveWith =
  (more: Sent): Input =>
  ({ live: channel_id }) => ({ channel_id, ...more })
const SIGNATURE = `0x${'1'.repeat(130)}`
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const ADA = 'a000000001'
const BEN = 'b000000002'
export const ZOE = 'z000000010'
const MEI = 'm000000003'
const WITH_MEI = 'si_a000000001_m000000003'
const group = {
  name: 'Tea',
  icon: '',
  banner: '',
  description: '',
  join_type: 0,
  muted_group: 0,
  locale: 'en',
  link: '',
  link_whitelist: [],
  min_image_level: 0,
  min_speak_level: 0,
  partner_link: '',
}
const space = {
  title: 'Tea',
  start_time: 1_900_000_000,
  end_time: 1_900_003_600,
  mic_mode: 0,
  announcement: '',
  locale: 'en',
}
const ofNotice: Input = ({ announcement: id }) => ({ ...ofGid, id })

const routesOfFeatures = Object.values(
  import.meta.glob<{ readonly routes: readonly Row[] }>('./features/*.ts', { eager: true }),
).flatMap(({ routes }) => routes)

/**
 * A call of every route of the server. A new route needs a call here; a feature's route needs it in that feature's file.
 * The last calls remove the targets of the others.
 */
export const ROUTES: readonly Row[] = [
  ...routesOfFeatures,
  ['POST /api/loop_login/visitor_login', { platform: 'web', device_id: 'device-of-a-row' }],
  ['POST /api/loop_login/send_email_login_code', { email: 'row@loop.example' }],
  ['POST /api/loop_login/email_code_login', { email: 'sky@loop.example', security_code: '000000' }],
  ['GET /api/loop_login/get_wallet_message_to_sign', { address: ADDRESS }],
  ['GET /api/loop_login/metamask_wallet_message_to_sign', {}],
  ['POST /api/loop_login/verify_wallet_signature', { address: ADDRESS, signature: SIGNATURE }],
  [
    'POST /api/loop_login/verify_metamask_wallet_signature',
    { address: ADDRESS, signature: SIGNATURE, nonce: 'abcd1234' },
  ],
  ['GET /api/partner/y_token', { access_token: 'none' }],
  ['GET /api/x/login', {}],
  ['POST /api/x/login', { code: 'none', state: 'none' }],
  ['GET /api/x/oauth_url', {}],
  ['POST /api/x/bind', { code: 'none', state: 'none' }],
  ['GET /api/qrcode/code', {}],
  ['POST /api/qrcode/login', { code: 'none' }],
  ['POST /api/qrcode/scan', { code: 'none' }],
  ['POST /api/qrcode/answer', { code: 'none', approve: 1 }],
  ['POST /api/user/invite', { code: 'none' }],
  ['GET /simulator/inbox', { email: 'row@loop.example' }],
  ['GET /simulator/x/accounts', {}],
  ['POST /simulator/x/answer', { state: 'none' }],
  ['POST /simulator/act', { act: 'signInElsewhere' }],
  ['GET /simulator/csp-reports', {}],
  ['POST /simulator/pace', { pace: 0 }],
  ['POST /simulator/kick', { email: 'super@loop.example' }],
  ['POST /simulator/expire', { email: 'row@loop.example' }],
  ['POST /simulator/hold-wallet', { email: 'ben@loop.example', address: ADDRESS }],
  ['POST /simulator/expire-storage', {}],
  ['POST /simulator/partner-token', { partner_id: 'p-1', name: 'Pat' }],
  ['POST /simulator/deposit', { email: 'ada@loop.example', chain_id: 1, currency_id: 5, amount: '10' }],

  ['GET /api/activity/config', {}],
  ['GET /api/asset/balance', {}],
  ['GET /api/asset/deposit_info', {}],
  ['GET /api/asset/deposit/address', { chain_id: 1 }],
  ['GET /api/asset/staking/info', {}],
  ['POST /api/asset/staking/stake', { amount: '999999999', level: 1 }],
  ['POST /api/asset/staking/unstake', { amount: '999999999' }],
  ['GET /api/asset/withdrawal/getWithdrawNonce', {}],
  [
    'POST /api/asset/withdrawal/withdraw',
    { currency_id: 5, address: ADDRESS, amount: '1', signature: SIGNATURE, chain_id: 1 },
  ],
  ['GET /api/asset/withdrawal/history', pageOf],
  ['GET /api/asset/staking/history', pageOf],
  ['GET /api/asset/deposit/history', pageOf],
  ['GET /api/asset/loop_buy_history', pageOf],
  ['GET /api/asset/income_history', pageOf],
  ['GET /api/asset/payout_history', pageOf],
  ['GET /api/order/sku_list', {}],
  ['GET /api/app/oss_token', {}],
  ['GET /api/meme/list', { ...pageOf, category: 'emoji' }],
  ['GET /api/bot_father/commands', { gid: '10000001' }],
  ['POST /botfather/bot/userMessage', { ...ofGid, client_id: 'c1', text: '/help' }],

  ['GET /api/loop_user/search', { keyword: 'Ada', ...pageOf }],
  ['GET /api/loop_user/custom_token', {}],
  ['GET /api/loop_user/following_list', { xid: ADA }],
  ['GET /api/loop_user/follower_list', { xid: ADA }],
  ['POST /api/loop_user/follow', { xid: MEI, type: 1 }],
  [
    'POST /api/loop_user/update_profile',
    ({ uids }, who) => ({ uid: uids[who], username: 'Row', head: '', bg_image: '', bio: '' }),
  ],
  ['POST /api/loop_user/update_switch', { type: 'dm', switch: 1 }],
  ['POST /api/user/blocklist/add', { xid: ZOE }],
  ['POST /api/user/blocklist/del', { xid: ZOE }],

  ['GET /api/chat/conversation_list', { page: 1, limit: 1_000 }],
  ['GET /api/chat/create_access_token', {}],
  ['GET /api/chat/access_token', {}],
  ['GET /api/chat/dm/info', { xid: ADA }],
  ['GET /api/chat/dm_list', pageOf],
  ['GET /api/chat/dm_pinned', {}],
  ['POST /api/chat/client/dm', { uid: '1000000010' }],
  ['POST /api/dm/create', { uid: '1000000003' }],
  ['POST /api/chat/dm/mute', { conversation_id: WITH_MEI, muted: 1 }],
  ['POST /api/chat/dm/pin', { conversation_id: WITH_MEI, pinned: 1 }],
  ['POST /api/chat/mark_unread', { conversation_id: WITH_MEI, unread: 1 }],

  ['GET /api/groupchat/mygroups', {}],
  ['GET /api/groupchat/new_trending', pageOf],
  ['GET /api/groupchat/search', { keyword: 'Square', page: 1, size: 24 }],
  ['GET /api/groupchat/info', ofGid],
  ['GET /api/groupchat/share', { key: 'TwoOfUs7' }],
  ['GET /api/groupchat/default_config', {}],
  ['GET /api/groupchat/live_list', {}],
  ['GET /api/groupchat/setup_check', {}],
  ['POST /api/groupchat/users_by_xids', { xids: [ADA], request_nft: 0 }],
  ['POST /api/groupchat/create', group],
  ['POST /api/groupchat/join', { gid: '10000001', join_mode: 0 }],
  ['POST /api/groupchat/apply/join', { gid: '64000064' }],
  ['GET /api/groupchat/group_members', { ...ofGid, ...pageOf }],
  ['GET /api/groupchat/invite_link', ofGid],
  ['GET /api/groupchat/banner', ofGid],
  ['GET /api/gift/rank', ofGid],
  ['GET /api/groupchat/invite_users', { ...ofGid, keyword: '', ...pageOf }],
  ['POST /api/groupchat/invite_user', { ...ofGid, xids: [MEI] }],
  ['POST /api/groupchat/pinned_messages', ofGid],
  ['POST /api/groupchat/pin_group', { ...ofGid, flag: 1 }],
  ['POST /api/groupchat/unpin_group', { ...ofGid, flag: 0 }],
  ['POST /api/groupchat/mute', { ...ofGid, muted: 1 }],
  [
    'POST /api/groupchat/report_group_msg',
    ({ xids }, who) => ({ ...ofGid, msg_id: 'm470000047-1', text: 'x', reporter: xids[who], reason: 'Spam' }),
  ],
  [
    'POST /api/meme/set_msg_attr',
    ({ emoji }) => ({ convid: `sg_${OURS}`, sid: 'm470000047-5', meme_id: emoji, action: 1 }),
  ],
  ['POST /api/groupchat/message/pin', { ...ofGid, seq: 1, pinned: 1 }],
  ['POST /api/groupchat/delete_msg', { ...ofGid, msg_id: 'm470000047-2' }],
  ['POST /api/groupchat/update', { ...ofGid, description: 'Boxes', locale: 'en' }],
  ['POST /api/groupchat/set_staff', { ...ofGid, admins_add: [ZOE], admins_del: [] }],
  ['POST /api/groupchat/remove_group_member', { ...ofGid, uid: '1000000010' }],
  [
    'POST /api/groupchat/apply/verification',
    { ...ofGid, verification_type: 1, project_name: 'Tea', project_twitter: 'https://x.com/tea' },
  ],
  [
    'POST /api/groupchat/apply/project',
    {
      ...ofGid,
      project_name: 'Tea',
      project_twitter: 'https://x.com/tea',
      currency_name: 'TEA',
      chain_id: 1,
      address: ADDRESS,
      supply: '1000',
    },
  ],

  ['GET /api/groupchat/announcement/list', { ...ofGid, ...pageOf }],
  [
    'POST /api/groupchat/announcement/add',
    { ...ofGid, content: 'Boxes are here', pictures: [], ats: [], topics: [], post_type: 2 },
  ],
  ['POST /api/groupchat/announcement/read', ofNotice],
  ['POST /api/groupchat/announcement/report', (places) => ({ ...ofGid, id: places.announcement, reason: 'Spam' })],
  [
    'POST /api/groupchat/announcement/meme',
    (places) => ({ ...ofGid, id: places.announcement, meme_id: places.emoji, action: 1 }),
  ],
  ['POST /api/groupchat/announcement/pin', (places) => ({ ...ofGid, id: places.announcement, pinned: 1 })],
  ['POST /api/groupchat/announcement/delete', ofNotice],

  ['GET /api/live/highlights', {}],
  ['GET /api/live/room_list', { period: '7d' }],
  ['GET /api/live/subscribe_space', {}],
  ['GET /api/live/group', ofGid],
  ['GET /api/live/room', live],
  ['GET /api/live/invite_key', live],
  ['GET /api/live/room_status', live],
  ['GET /api/live/stat', live],
  ['GET /api/live/taking_space', liveWith({ page: 1 })],
  ['POST /api/live/share', live],
  ['POST /api/live/room', { ...ofGid, ...space }],
  ['POST /api/live/edit', ({ soon: channel_id }) => ({ channel_id, ...space })],
  ['POST /api/live/reminder', ({ soon: channel_id }) => ({ channel_id })],
  ['POST /api/live/cancel_reminder', ({ soon: channel_id }) => ({ channel_id })],
  ['POST /api/live/update', liveWith({ status: 1 })],
  ['POST /api/live/join', live],
  ['GET /api/live/token', live],
  ['POST /api/live/edit_living', liveWith({ mic_mode: 1 })],
  ['POST /api/live/broadcaster_status', liveWith({ xid: BEN, live_role: 4 })],
  ['POST /api/live/room_report', live],
  ['POST /api/live/kick', liveWith({ xid: BEN })],
  ['POST /api/live/leave', live],
  ['POST /api/live/delete', ({ soon: channel_id }) => ({ channel_id })],
  ['POST /api/live/close', live],
  ['GET /api/live/space/summary', live],
  ['GET /api/live/space/recap_figures', live],

  ['POST /api/dm/delete', { conversation_id: WITH_MEI, seq: 1 }],
  ['POST /api/groupchat/leave', { ...ofGid, xid: BEN }],
  ['POST /api/groupchat/dismiss_group', ofGid],
  ['POST /api/loop_login/logout', {}],
]
