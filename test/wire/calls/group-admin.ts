import { Decimal } from '../../../src/domain/kernel/decimal'
import { made } from '../../support/builders/made'
import { ADA, BEN, MEI, OURS, SQUARE, ZOE } from '../support/seeded-ids'
import type { CallRow } from '../support/call-row'
import { A_GROUP, READ_GROUP } from './groups'

const GROUPS = 'spec 1 §7 Groups'
const amount = (digits: string) => made(Decimal, digits)
const CONTRACT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const DRAFT = {
  name: 'Tea',
  icon: '/town/g1.svg',
  banner: '/town/c1.svg',
  description: 'Every day at five.',
  joinType: 'private',
  mutesNewcomers: true,
  locale: 'en',
  link: 'teaatfive',
  linkWhitelist: ['example.org'],
  minSpeakLevel: 2,
  minImageLevel: 3,
  partnerLink: 'tea-partner',
} as const
/** The payload that creates a group, as in spec 1 §3. */
const PAYLOAD = {
  name: 'Tea',
  icon: '/town/g1.svg',
  banner: '/town/c1.svg',
  description: 'Every day at five.',
  join_type: 1,
  muted_group: 1,
  locale: 'en',
  link: 'teaatfive',
  link_whitelist: ['example.org'],
  min_image_level: 3,
  min_speak_level: 2,
  partner_link: 'tea-partner',
}

export const groupAdminRows: readonly CallRow[] = [
  {
    proves: 'R1-272',
    source: `${GROUPS}; decisions.md, create-group permission`,
    request: { method: 'GET', path: '/api/groupchat/setup_check', token: true },
    answer: { allowed: 1 },
    asks: ({ groupRunning }) => groupRunning.mayCreate(),
    reads: true,
  },
  {
    proves: 'R1-283 R1-116',
    source: `${GROUPS}; spec 1 §3 Group creation payload`,
    request: { method: 'POST', path: '/api/groupchat/create', body: PAYLOAD, token: true },
    answer: A_GROUP,
    asks: ({ groupRunning }) => groupRunning.save(null, DRAFT),
    reads: READ_GROUP,
    inTown: () => ({ cast: { 'tea-partner': '' } }),
    given: { name: 'Tea', join_type: 1, link: 'teaatfive', owner_xid: 'a000000001' },
  },
  {
    proves: 'R1-284',
    source: `${GROUPS}: its payload is not shown, so it is that of create with the gid`,
    request: { method: 'POST', path: '/api/groupchat/update', body: { gid: '470000047', ...PAYLOAD }, token: true },
    answer: A_GROUP,
    asks: ({ groupRunning }) => groupRunning.save(OURS, DRAFT),
    reads: READ_GROUP,
    inTown: () => ({ cast: { 'tea-partner': '' } }),
    given: { gid: '470000047', name: 'Tea', link: 'teaatfive' },
  },
  {
    proves: '',
    source: `${GROUPS}; spec 1 §3 currency balance`,
    request: {
      method: 'POST',
      path: '/api/groupchat/update',
      body: { gid: '470000047', gift_enabled: 1, bubble_enabled: 0, rewards: '12.5' },
      token: true,
    },
    answer: A_GROUP,
    asks: ({ groupRunning }) =>
      groupRunning.perform({
        kind: 'configureCurrency',
        gid: OURS,
        giftEnabled: true,
        bubbleEnabled: false,
        rewards: amount('12.5'),
      }),
    inTown: async (town) => {
      await town.projectOf('470000047')
      return {}
    },
  },
  {
    proves: 'R1-279',
    source: `${GROUPS}: its payload is not shown`,
    request: {
      method: 'GET',
      path: '/api/groupchat/invite_users',
      query: { gid: '470000047', keyword: 'Layla', page: '1', limit: '20' },
      token: true,
    },
    answer: {
      list: [{ xid: 'b000000002', username: 'Ben', head: 'https://cdn.example/ben.png', role_id: 0, is_visitor: 0 }],
      total: 1,
    },
    asks: ({ groupRunning }) => groupRunning.invitable(OURS, 'Layla', 1, 20),
    reads: { items: [{ xid: BEN, name: 'Ben' }] },
    inTown: () => ({ cast: { Layla: '陈' } }),
  },
  {
    proves: 'R1-290',
    source: `${GROUPS}: its payload is not shown`,
    request: {
      method: 'POST',
      path: '/api/groupchat/invite_user',
      body: { gid: '470000047', xids: ['m000000003'] },
      token: true,
    },
    answer: null,
    asks: ({ groupRunning }) => groupRunning.perform({ kind: 'invite', gid: OURS, xids: [MEI] }),
  },
  {
    proves: 'R1-290',
    source: `${GROUPS}; spec 1 §3 group set admin: admins_add and admins_del`,
    request: {
      method: 'POST',
      path: '/api/groupchat/set_staff',
      body: { gid: '470000047', admins_add: ['b000000002'], admins_del: [] },
      token: true,
    },
    answer: null,
    asks: ({ groupRunning }) => groupRunning.perform({ kind: 'setStaff', gid: OURS, promoted: [BEN], demoted: [] }),
  },
  {
    proves: 'R1-288',
    source: GROUPS,
    request: {
      method: 'POST',
      path: '/api/groupchat/leave',
      body: { gid: '10000001', xid: 'a000000001' },
      token: true,
    },
    answer: null,
    asks: ({ groupRunning }) => groupRunning.perform({ kind: 'leave', gid: SQUARE, xid: ADA }),
  },
  {
    proves: 'R1-288',
    source: GROUPS,
    request: {
      method: 'POST',
      path: '/api/groupchat/leave',
      body: { gid: '470000047', xid: 'a000000001', successor: 'z000000010' },
      token: true,
    },
    answer: null,
    asks: ({ groupRunning }) => groupRunning.perform({ kind: 'handOver', gid: OURS, xid: ADA, successor: ZOE }),
  },
  {
    proves: 'R1-289',
    source: GROUPS,
    request: { method: 'POST', path: '/api/groupchat/dismiss_group', body: { gid: '470000047' }, token: true },
    answer: null,
    asks: ({ groupRunning }) => groupRunning.perform({ kind: 'dissolve', gid: OURS }),
  },
  {
    proves: 'R1-291',
    source: GROUPS,
    request: {
      method: 'POST',
      path: '/api/groupchat/remove_group_member',
      body: { gid: '470000047', uid: '1000000002' },
      token: true,
    },
    answer: null,
    asks: ({ groupRunning }) => groupRunning.perform({ kind: 'remove', gid: OURS, xid: BEN }),
  },
  {
    proves: 'R1-295',
    source: `${GROUPS}; spec 1 §3 verify_info`,
    request: {
      method: 'POST',
      path: '/api/groupchat/apply/verification',
      body: { gid: '470000047', verification_type: 1, project_name: 'Tea', project_twitter: 'https://x.com/tea' },
      token: true,
    },
    answer: null,
    asks: ({ groupRunning }) =>
      groupRunning.perform({
        kind: 'verify',
        gid: OURS,
        verifiedAs: 'ambassador',
        projectName: 'Tea',
        twitterUrl: 'https://x.com/tea',
      }),
  },
  {
    proves: 'R1-295',
    source: `${GROUPS}: its payload is not shown`,
    request: {
      method: 'POST',
      path: '/api/groupchat/apply/project',
      token: true,
      body: {
        gid: '470000047',
        project_name: 'Tea',
        project_twitter: 'https://x.com/tea',
        currency_name: 'TEA',
        chain_id: 1,
        address: CONTRACT,
        supply: '1000000',
      },
    },
    answer: null,
    asks: ({ groupRunning }) =>
      groupRunning.perform({
        kind: 'applyProject',
        gid: OURS,
        projectName: 'Tea',
        twitterUrl: 'https://x.com/tea',
        currencyName: 'TEA',
        chainId: 1,
        address: CONTRACT,
        supply: amount('1000000'),
      }),
  },
]
