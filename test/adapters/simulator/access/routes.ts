import type { RateLimitName } from '../../../../src/adapters/simulator/rate-limits'

/** Every kind of user, from no session at all to product staff. Ada owns a private group, and Ben is a member of it. */
export const PEOPLE = ['nobody', 'visitor', 'outsider', 'ben', 'ada', 'sky'] as const
export type Who = (typeof PEOPLE)[number]

/** The ids that the rows of the access table use. */
export interface Places {
  readonly live: string
  readonly soon: string
  readonly announcement: string
  readonly emoji: string
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
const RULES = {
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
} as const satisfies Readonly<Record<string, Rule>>
export const ruleOf = (who: keyof typeof RULES): Rule => RULES[who]

export type Row = readonly [route: string, who: keyof typeof RULES, rate: RateLimitName, input: Input]

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
const ZOE = 'z000000010'
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
 * Every route of the server: who may call it, its rate limit, and its payload. A new route needs a row here; a
 * feature's route needs it in that feature's file. The last rows remove the targets of the others.
 */
export const ROUTES: readonly Row[] = [
  ...routesOfFeatures,
  ['POST /api/loop_login/visitor_login', 'anyone', 'arrival', { platform: 'web', device_id: 'device-of-a-row' }],
  ['POST /api/loop_login/send_email_login_code', 'anyone', 'mail', { email: 'row@loop.example' }],
  ['POST /api/loop_login/email_code_login', 'proof', 'signIn', { email: 'sky@loop.example', security_code: '000000' }],
  ['GET /api/loop_login/get_wallet_message_to_sign', 'anyone', 'errand', { address: ADDRESS }],
  ['GET /api/loop_login/metamask_wallet_message_to_sign', 'anyone', 'errand', {}],
  ['POST /api/loop_login/verify_wallet_signature', 'proof', 'signIn', { address: ADDRESS, signature: SIGNATURE }],
  [
    'POST /api/loop_login/verify_metamask_wallet_signature',
    'proof',
    'signIn',
    { address: ADDRESS, signature: SIGNATURE, nonce: 'abcd1234' },
  ],
  ['GET /api/partner/y_token', 'proof', 'signIn', { access_token: 'none' }],
  ['GET /api/x/login', 'anyone', 'errand', {}],
  ['POST /api/x/login', 'proof', 'signIn', { code: 'none', state: 'none' }],
  ['GET /api/x/oauth_url', 'session', 'errand', {}],
  ['POST /api/x/bind', 'ownProof', 'write', { code: 'none', state: 'none' }],
  ['GET /api/qrcode/code', 'anyone', 'errand', {}],
  ['POST /api/qrcode/login', 'anyone', 'waiting', { code: 'none' }],
  ['POST /api/qrcode/scan', 'ownProof', 'write', { code: 'none' }],
  ['POST /api/qrcode/answer', 'ownProof', 'write', { code: 'none', approve: 1 }],
  ['POST /api/user/invite', 'ownProof', 'write', { code: 'none' }],
  ['GET /simulator/inbox', 'anyone', 'read', { email: 'row@loop.example' }],
  ['GET /simulator/x/accounts', 'anyone', 'read', {}],
  ['POST /simulator/x/answer', 'anyone', 'write', { state: 'none' }],
  ['GET /simulator/csp-reports', 'anyone', 'read', {}],
  ['POST /simulator/pace', 'anyone', 'write', { pace: 0 }],
  ['POST /simulator/kick', 'anyone', 'write', { email: 'super@loop.example' }],
  ['POST /simulator/expire', 'anyone', 'write', { email: 'row@loop.example' }],
  ['POST /simulator/hold-wallet', 'anyone', 'write', { email: 'ben@loop.example', address: ADDRESS }],
  ['POST /simulator/expire-storage', 'anyone', 'write', {}],
  ['POST /simulator/partner-token', 'anyone', 'write', { partner_id: 'p-1', name: 'Pat' }],
  [
    'POST /simulator/deposit',
    'anyone',
    'write',
    { email: 'ada@loop.example', chain_id: 1, currency_id: 5, amount: '10' },
  ],

  ['GET /api/activity/config', 'session', 'read', {}],
  ['GET /api/asset/balance', 'session', 'read', {}],
  ['GET /api/asset/deposit_info', 'session', 'read', {}],
  ['GET /api/asset/deposit/address', 'account', 'read', { chain_id: 1 }],
  ['GET /api/asset/staking/info', 'session', 'read', {}],
  ['POST /api/asset/staking/stake', 'ownProof', 'write', { amount: '999999999', level: 1 }],
  ['POST /api/asset/staking/unstake', 'ownProof', 'write', { amount: '999999999' }],
  ['GET /api/asset/withdrawal/getWithdrawNonce', 'account', 'read', {}],
  [
    'POST /api/asset/withdrawal/withdraw',
    'ownProof',
    'write',
    { currency_id: 5, address: ADDRESS, amount: '1', signature: SIGNATURE, chain_id: 1 },
  ],
  ['GET /api/asset/withdrawal/history', 'session', 'read', pageOf],
  ['GET /api/asset/staking/history', 'session', 'read', pageOf],
  ['GET /api/asset/deposit/history', 'session', 'read', pageOf],
  ['GET /api/asset/loop_buy_history', 'session', 'read', pageOf],
  ['GET /api/asset/income_history', 'session', 'read', pageOf],
  ['GET /api/asset/payout_history', 'session', 'read', pageOf],
  ['GET /api/order/sku_list', 'session', 'read', {}],
  ['GET /api/app/oss_token', 'account', 'read', {}],
  ['GET /api/meme/list', 'session', 'read', { ...pageOf, category: 'emoji' }],
  ['GET /api/bot_father/commands', 'session', 'read', { gid: '10000001' }],
  ['POST /botfather/bot/userMessage', 'member', 'message', { ...ofGid, client_id: 'c1', text: '/help' }],

  ['GET /api/loop_user/search', 'session', 'read', { keyword: 'Ada', ...pageOf }],
  ['GET /api/loop_user/custom_token', 'session', 'read', {}],
  ['GET /api/loop_user/following_list', 'account', 'read', { xid: ADA }],
  ['GET /api/loop_user/follower_list', 'account', 'read', { xid: ADA }],
  ['POST /api/loop_user/follow', 'account', 'write', { xid: MEI, type: 1 }],
  [
    'POST /api/loop_user/update_profile',
    'account',
    'write',
    ({ uids }, who) => ({ uid: uids[who], username: 'Row', head: '', bg_image: '', bio: '' }),
  ],
  ['POST /api/loop_user/update_switch', 'account', 'write', { type: 'dm', switch: 1 }],
  ['POST /api/user/blocklist/add', 'account', 'write', { xid: ZOE }],
  ['POST /api/user/blocklist/del', 'account', 'write', { xid: ZOE }],

  ['GET /api/chat/conversation_list', 'session', 'read', { page: 1, limit: 1_000 }],
  ['GET /api/chat/create_access_token', 'session', 'read', {}],
  ['GET /api/chat/access_token', 'session', 'read', {}],
  ['GET /api/chat/dm/info', 'session', 'read', { xid: ADA }],
  ['GET /api/chat/dm_list', 'session', 'read', pageOf],
  ['GET /api/chat/dm_pinned', 'session', 'read', {}],
  ['POST /api/chat/client/dm', 'between', 'write', { uid: '1000000010' }],
  ['POST /api/dm/create', 'account', 'write', { uid: '1000000003' }],
  ['POST /api/chat/dm/mute', 'between', 'write', { conversation_id: WITH_MEI, muted: 1 }],
  ['POST /api/chat/dm/pin', 'between', 'write', { conversation_id: WITH_MEI, pinned: 1 }],

  ['GET /api/groupchat/mygroups', 'session', 'read', {}],
  ['GET /api/groupchat/new_trending', 'session', 'read', pageOf],
  ['GET /api/groupchat/search', 'session', 'read', { keyword: 'Square', page: 1, size: 24 }],
  ['GET /api/groupchat/info', 'session', 'read', ofGid],
  ['GET /api/groupchat/share', 'session', 'read', { key: 'TwoOfUs7' }],
  ['GET /api/groupchat/default_config', 'session', 'read', {}],
  ['GET /api/groupchat/live_list', 'session', 'read', {}],
  ['GET /api/groupchat/setup_check', 'session', 'read', {}],
  ['POST /api/groupchat/users_by_xids', 'session', 'write', { xids: [ADA], request_nft: 0 }],
  ['POST /api/groupchat/create', 'account', 'creation', group],
  ['POST /api/groupchat/join', 'account', 'write', { gid: '10000001', join_mode: 0 }],
  ['POST /api/groupchat/apply/join', 'account', 'creation', { gid: '64000064' }],
  ['GET /api/groupchat/group_members', 'member', 'read', { ...ofGid, ...pageOf }],
  ['GET /api/groupchat/invite_link', 'member', 'read', ofGid],
  ['GET /api/groupchat/banner', 'member', 'read', ofGid],
  ['GET /api/gift/rank', 'member', 'read', ofGid],
  ['GET /api/groupchat/invite_users', 'member', 'read', { ...ofGid, keyword: '', ...pageOf }],
  ['POST /api/groupchat/invite_user', 'member', 'creation', { ...ofGid, xids: [MEI] }],
  ['POST /api/groupchat/pinned_messages', 'member', 'write', ofGid],
  ['POST /api/groupchat/pin_group', 'member', 'write', { ...ofGid, flag: 1 }],
  ['POST /api/groupchat/unpin_group', 'member', 'write', { ...ofGid, flag: 0 }],
  ['POST /api/groupchat/mute', 'member', 'write', { ...ofGid, muted: 1 }],
  [
    'POST /api/groupchat/report_group_msg',
    'member',
    'write',
    ({ xids }, who) => ({ ...ofGid, msg_id: 'm470000047-1', text: 'x', reporter: xids[who], reason: 'Spam' }),
  ],
  [
    'POST /api/meme/set_msg_attr',
    'member',
    'write',
    ({ emoji }) => ({ convid: `sg_${OURS}`, sid: 'm470000047-5', meme_id: emoji, action: 1 }),
  ],
  ['POST /api/groupchat/message/pin', 'editor', 'write', { ...ofGid, seq: 1, pinned: 1 }],
  ['POST /api/groupchat/delete_msg', 'super', 'write', { ...ofGid, msg_id: 'm470000047-2' }],
  ['POST /api/groupchat/update', 'editor', 'write', { ...ofGid, description: 'Boxes', locale: 'en' }],
  ['POST /api/groupchat/set_staff', 'editor', 'write', { ...ofGid, admins_add: [ZOE], admins_del: [] }],
  ['POST /api/groupchat/remove_group_member', 'editor', 'write', { ...ofGid, uid: '1000000010' }],
  [
    'POST /api/groupchat/apply/verification',
    'editor',
    'write',
    { ...ofGid, verification_type: 1, project_name: 'Tea', project_twitter: 'https://x.com/tea' },
  ],
  [
    'POST /api/groupchat/apply/project',
    'editor',
    'write',
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

  ['GET /api/groupchat/announcement/list', 'member', 'read', { ...ofGid, ...pageOf }],
  [
    'POST /api/groupchat/announcement/add',
    'editor',
    'creation',
    { ...ofGid, content: 'Boxes are here', pictures: [], ats: [], topics: [], post_type: 2 },
  ],
  ['POST /api/groupchat/announcement/read', 'member', 'write', ofNotice],
  [
    'POST /api/groupchat/announcement/report',
    'member',
    'write',
    (places) => ({ ...ofGid, id: places.announcement, reason: 'Spam' }),
  ],
  [
    'POST /api/groupchat/announcement/meme',
    'member',
    'write',
    (places) => ({ ...ofGid, id: places.announcement, meme_id: places.emoji, action: 1 }),
  ],
  [
    'POST /api/groupchat/announcement/pin',
    'editor',
    'write',
    (places) => ({ ...ofGid, id: places.announcement, pinned: 1 }),
  ],
  ['POST /api/groupchat/announcement/delete', 'editor', 'write', ofNotice],

  ['GET /api/live/highlights', 'session', 'read', {}],
  ['GET /api/live/room_list', 'session', 'read', { period: '7d' }],
  ['GET /api/live/subscribe_space', 'session', 'read', {}],
  ['GET /api/live/group', 'member', 'read', ofGid],
  ['GET /api/live/room', 'account', 'read', live],
  ['GET /api/live/invite_key', 'member', 'read', live],
  ['GET /api/live/room_status', 'member', 'read', live],
  ['GET /api/live/stat', 'member', 'read', live],
  ['GET /api/live/taking_space', 'member', 'read', liveWith({ page: 1 })],
  ['POST /api/live/share', 'member', 'write', live],
  ['POST /api/live/room', 'editor', 'creation', { ...ofGid, ...space }],
  ['POST /api/live/edit', 'editor', 'write', ({ soon: channel_id }) => ({ channel_id, ...space })],
  ['POST /api/live/reminder', 'member', 'write', ({ soon: channel_id }) => ({ channel_id })],
  ['POST /api/live/cancel_reminder', 'member', 'write', ({ soon: channel_id }) => ({ channel_id })],
  ['POST /api/live/update', 'editor', 'write', liveWith({ status: 1 })],
  ['POST /api/live/join', 'member', 'write', live],
  ['GET /api/live/token', 'member', 'read', live],
  ['POST /api/live/edit_living', 'editor', 'write', liveWith({ mic_mode: 1 })],
  ['POST /api/live/broadcaster_status', 'editor', 'write', liveWith({ xid: BEN, live_role: 4 })],
  ['POST /api/live/room_report', 'member', 'write', live],
  ['POST /api/live/kick', 'editor', 'write', liveWith({ xid: BEN })],
  ['POST /api/live/leave', 'session', 'write', live],
  ['POST /api/live/delete', 'editor', 'write', ({ soon: channel_id }) => ({ channel_id })],
  ['POST /api/live/close', 'editor', 'write', live],
  ['GET /api/live/space/summary', 'editor', 'read', live],

  ['POST /api/dm/delete', 'between', 'write', { conversation_id: WITH_MEI, seq: 1 }],
  ['POST /api/groupchat/leave', 'member', 'write', { ...ofGid, xid: BEN }],
  ['POST /api/groupchat/dismiss_group', 'owner', 'write', ofGid],
  ['POST /api/loop_login/logout', 'session', 'write', {}],
]
