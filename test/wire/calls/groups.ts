import { Decimal } from '../../../src/domain/kernel/decimal'
import { made } from '../../support/builders/made'
import { ADA, BEN, FAMILY, GARDEN, IN_SQUARE, MEI, OURS, SQUARE, ZOE } from '../support/seeded-ids'
import type { CallRow, Json } from '../support/call-row'

const GROUPS = 'spec 1 §7 Groups'

/** spec 1 §3 Group. */
export const A_GROUP: { readonly [key: string]: Json } = {
  gid: '10000001', name: 'Loop Town Square', icon: 'https://cdn.example/g1.png', banner: 'https://cdn.example/c1.png', description: 'Where everyone meets.',
  owner_xid: 'm000000003', admin_xids: ['a000000001'], join_type: 0, join_mode: 1, is_participant: 1, member_count: 216, link: 'townsquare',
  link_whitelist: ['example.org'], im_convid: 'sg_10000001', min_speak_level: 3, min_image_level: 4, rewards: '810',
  latest_msg: { xid: 'b000000002', msg: 'Good morning' },
  verify_info: { verification_type: 2, group_status: 1, project_twitter: 'https://x.com/loop', project_name: 'Loop', verify_time: 1_765_440_000 },
}
const READ_GROUP = {
  gid: SQUARE, conversationId: 'sg_10000001', name: 'Loop Town Square', icon: 'https://cdn.example/g1.png', banner: 'https://cdn.example/c1.png', description: 'Where everyone meets.',
  ownerXid: 'm000000003', adminXids: [ADA], joinType: 'normal', joinMode: 'free', isMember: true, memberCount: 216, link: 'townsquare', linkWhitelist: ['example.org'],
  minSpeakLevel: 3, minImageLevel: 4, rewards: '810', latest: { xid: BEN, text: 'Good morning' },
  verification: { kind: 'official', projectName: 'Loop', link: 'https://x.com/loop', since: 1_765_440_000_000 },
}
const amount = (digits: string) => made(Decimal, digits)
const CONTRACT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const LIST = { list: [A_GROUP], total: 1 }
const DRAFT = {
  name: 'Tea', icon: '/town/g1.svg', banner: '/town/c1.svg', description: 'Every day at five.', joinType: 'private', mutesNewcomers: true, locale: 'en', link: 'teaatfive',
  linkWhitelist: ['example.org'], minSpeakLevel: 2, minImageLevel: 3, partnerLink: 'tea-partner',
} as const
/** spec 1 §3 Group creation payload. */
const PAYLOAD = {
  name: 'Tea', icon: '/town/g1.svg', banner: '/town/c1.svg', description: 'Every day at five.', join_type: 1, muted_group: 1, locale: 'en', link: 'teaatfive',
  link_whitelist: ['example.org'], min_image_level: 3, min_speak_level: 2, partner_link: 'tea-partner',
}

export const groupRows: readonly CallRow[] = [
  {
    proves: 'R1-270', source: GROUPS, request: { method: 'GET', path: '/api/groupchat/mygroups', token: true },
    answer: LIST, asks: ({ groups }) => groups.mine(), reads: [READ_GROUP],
  },
  {
    proves: 'R1-271', source: GROUPS, request: { method: 'GET', path: '/api/groupchat/new_trending', query: { page: '2', limit: '10' }, token: true },
    answer: LIST, asks: ({ groups }) => groups.trending(2, 10), reads: { items: [READ_GROUP] },
  },
  {
    proves: 'R1-273', source: GROUPS, request: { method: 'GET', path: '/api/groupchat/search', query: { keyword: 'Square', page: '1', size: '24' }, token: true },
    answer: LIST, asks: ({ groups }) => groups.search('Square', 1, 24), reads: { items: [READ_GROUP] }, given: { list: [{ gid: '10000001' }] },
  },
  {
    proves: '', source: GROUPS, request: { method: 'GET', path: '/api/groupchat/info', query: { gid: '10000001' }, token: true },
    answer: A_GROUP, asks: ({ groups }) => groups.find('gid', '10000001'), reads: READ_GROUP, given: { gid: '10000001' },
  },
  {
    proves: '', source: GROUPS, request: { method: 'GET', path: '/api/groupchat/info', query: { link: 'townsquare' }, token: true },
    answer: A_GROUP, asks: ({ groups }) => groups.find('link', 'townsquare'), reads: READ_GROUP, given: { gid: '10000001' },
  },
  {
    proves: 'R1-277', source: `${GROUPS}; decisions.md, invite keys`, request: { method: 'GET', path: '/api/groupchat/share', query: { key: 'TownSq01' }, token: true },
    answer: A_GROUP, asks: ({ groups }) => groups.find('inviteKey', 'TownSq01'), reads: READ_GROUP, given: { gid: '10000001' },
  },
  {
    // spec 1 §3 has `uid` as well: the simulator leaves it out, and the client looks for it by users_by_xids.
    proves: 'R1-278', source: GROUPS, request: { method: 'GET', path: '/api/groupchat/group_members', query: { gid: '10000001', page: '1', limit: '20', keyword: 'Ben' }, token: true },
    answer: { list: [{ xid: 'b000000002', username: 'Ben', head: 'https://cdn.example/ben.png', role_id: 2, is_visitor: 0 }], total: 1 },
    asks: ({ groups }) => groups.members(SQUARE, 1, 20, 'Ben'), reads: { items: [{ xid: BEN, name: 'Ben', role: 'admin', isVisitor: false }] },
    given: { list: [{ xid: 'b000000002' }] },
  },
  {
    proves: 'R1-280', source: GROUPS, request: { method: 'GET', path: '/api/groupchat/default_config', token: true },
    answer: { link_whitelist: ['loop.example'] }, asks: ({ groups }) => groups.linkWhitelist(), reads: ['loop.example'],
  },
  {
    proves: 'R1-285', source: GROUPS, request: { method: 'POST', path: '/api/groupchat/join', body: { gid: '530000053', join_mode: 1 }, token: true },
    answer: null, asks: ({ groups }) => groups.join(GARDEN, 'free'),
  },
  {
    proves: '', source: 'ours: a private group wants an application and no call is printed', request: { method: 'POST', path: '/api/groupchat/apply/join', body: { gid: '64000064' }, token: true },
    answer: null, asks: ({ groups }) => groups.apply(FAMILY, false),
  },
  {
    proves: 'R1-272', source: `${GROUPS}; decisions.md, create-group permission`, request: { method: 'GET', path: '/api/groupchat/setup_check', token: true },
    answer: { allowed: 1 }, asks: ({ groupRunning }) => groupRunning.mayCreate(), reads: true,
  },
  {
    proves: 'R1-283 R1-116', source: `${GROUPS}; spec 1 §3 Group creation payload`, request: { method: 'POST', path: '/api/groupchat/create', body: PAYLOAD, token: true },
    answer: A_GROUP, asks: ({ groupRunning }) => groupRunning.save(null, DRAFT), reads: READ_GROUP,
    inTown: () => ({ cast: { 'tea-partner': '' } }), given: { name: 'Tea', join_type: 1, link: 'teaatfive', owner_xid: 'a000000001' },
  },
  {
    proves: 'R1-284', source: `${GROUPS}: its payload is not shown, so it is that of create with the gid`, request: { method: 'POST', path: '/api/groupchat/update', body: { gid: '470000047', ...PAYLOAD }, token: true },
    answer: A_GROUP, asks: ({ groupRunning }) => groupRunning.save(OURS, DRAFT), reads: READ_GROUP,
    inTown: () => ({ cast: { 'tea-partner': '' } }), given: { gid: '470000047', name: 'Tea', link: 'teaatfive' },
  },
  {
    proves: '', source: `${GROUPS}; spec 1 §3 currency balance`, request: { method: 'POST', path: '/api/groupchat/update', body: { gid: '470000047', gift_enabled: 1, bubble_enabled: 0, rewards: '12.5' }, token: true },
    answer: A_GROUP, asks: ({ groupRunning }) => groupRunning.perform({ kind: 'configureCurrency', gid: OURS, giftEnabled: true, bubbleEnabled: false, rewards: amount('12.5') }),
    inTown: async (town) => {
      await town.projectOf('470000047')
      return {}
    },
  },
  {
    proves: 'R1-279', source: `${GROUPS}: its payload is not shown`, request: { method: 'GET', path: '/api/groupchat/invite_users', query: { gid: '470000047', keyword: 'Layla', page: '1', limit: '20' }, token: true },
    answer: { list: [{ xid: 'b000000002', username: 'Ben', head: 'https://cdn.example/ben.png', role_id: 0, is_visitor: 0 }], total: 1 },
    asks: ({ groupRunning }) => groupRunning.invitable(OURS, 'Layla', 1, 20), reads: { items: [{ xid: BEN, name: 'Ben' }] }, inTown: () => ({ cast: { Layla: '陈' } }),
  },
  {
    proves: 'R1-290', source: `${GROUPS}: its payload is not shown`, request: { method: 'POST', path: '/api/groupchat/invite_user', body: { gid: '470000047', xids: ['m000000003'] }, token: true },
    answer: null, asks: ({ groupRunning }) => groupRunning.perform({ kind: 'invite', gid: OURS, xids: [MEI] }),
  },
  {
    proves: 'R1-290', source: `${GROUPS}; spec 1 §3 group set admin: admins_add and admins_del`,
    request: { method: 'POST', path: '/api/groupchat/set_staff', body: { gid: '470000047', admins_add: ['b000000002'], admins_del: [] }, token: true },
    answer: null, asks: ({ groupRunning }) => groupRunning.perform({ kind: 'setStaff', gid: OURS, promoted: [BEN], demoted: [] }),
  },
  {
    proves: 'R1-288', source: GROUPS, request: { method: 'POST', path: '/api/groupchat/leave', body: { gid: '10000001', xid: 'a000000001' }, token: true },
    answer: null, asks: ({ groupRunning }) => groupRunning.perform({ kind: 'leave', gid: SQUARE, xid: ADA }),
  },
  {
    proves: 'R1-288', source: GROUPS, request: { method: 'POST', path: '/api/groupchat/leave', body: { gid: '470000047', xid: 'a000000001', successor: 'z000000010' }, token: true },
    answer: null, asks: ({ groupRunning }) => groupRunning.perform({ kind: 'handOver', gid: OURS, xid: ADA, successor: ZOE }),
  },
  {
    proves: 'R1-289', source: GROUPS, request: { method: 'POST', path: '/api/groupchat/dismiss_group', body: { gid: '470000047' }, token: true },
    answer: null, asks: ({ groupRunning }) => groupRunning.perform({ kind: 'dissolve', gid: OURS }),
  },
  {
    proves: 'R1-291', source: GROUPS, request: { method: 'POST', path: '/api/groupchat/remove_group_member', body: { gid: '470000047', uid: '1000000002' }, token: true },
    answer: null, asks: ({ groupRunning }) => groupRunning.perform({ kind: 'remove', gid: OURS, xid: BEN }),
  },
  {
    proves: 'R1-295', source: `${GROUPS}; spec 1 §3 verify_info`,
    request: { method: 'POST', path: '/api/groupchat/apply/verification', body: { gid: '470000047', verification_type: 1, project_name: 'Tea', project_twitter: 'https://x.com/tea' }, token: true },
    answer: null, asks: ({ groupRunning }) => groupRunning.perform({ kind: 'verify', gid: OURS, verifiedAs: 'ambassador', projectName: 'Tea', twitterUrl: 'https://x.com/tea' }),
  },
  {
    proves: 'R1-295', source: `${GROUPS}: its payload is not shown`,
    request: {
      method: 'POST', path: '/api/groupchat/apply/project', token: true,
      body: { gid: '470000047', project_name: 'Tea', project_twitter: 'https://x.com/tea', currency_name: 'TEA', chain_id: 1, address: CONTRACT, supply: '1000000' },
    },
    answer: null,
    asks: ({ groupRunning }) => groupRunning.perform({
      kind: 'applyProject', gid: OURS, projectName: 'Tea', twitterUrl: 'https://x.com/tea', currencyName: 'TEA', chainId: 1, address: CONTRACT, supply: amount('1000000') }),
  },
  {
    proves: 'R1-286', source: GROUPS, request: { method: 'POST', path: '/api/groupchat/pin_group', body: { gid: '10000001', flag: 1 }, token: true },
    answer: null, asks: ({ chat }) => chat.perform({ kind: 'pinChat', conversationId: IN_SQUARE, on: true }),
  },
  {
    proves: 'R1-287', source: GROUPS, request: { method: 'POST', path: '/api/groupchat/unpin_group', body: { gid: '10000001', flag: 0 }, token: true },
    answer: null, asks: ({ chat }) => chat.perform({ kind: 'pinChat', conversationId: IN_SQUARE, on: false }),
  },
  {
    proves: 'R1-292', source: GROUPS, request: { method: 'POST', path: '/api/groupchat/mute', body: { gid: '10000001', muted: 1 }, token: true },
    answer: null, asks: ({ chat }) => chat.perform({ kind: 'muteChat', conversationId: IN_SQUARE, on: true }),
  },
]
