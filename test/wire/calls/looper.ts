import * as TE from 'fp-ts/TaskEither'
import type { Secret } from '../../../src/application/ports/browser/vault'
import type { ProjectAction } from '../../../src/domain/looper'
import { SQUARE } from '../support/seeded-ids'
import type { CallRow, Json } from '../support/call-row'

const SPEC = 'spec 3 §7, §3; decisions.md: looper: /api/loop_center/… nested, GET reads, POST writes'
const AT = 1_700_000_000
const project_id = 'loop'

const project: Json = {
  project_id,
  project_name: 'Loop',
  avatar: '/town/g1.svg',
  twitter_url: 'https://x.com/loop',
  describe: 'Talk',
  project_tag: 'SocialFi; DeFi',
  keywords: 'loop; tea',
  website: 'https://loop.example/',
  api_status: 1,
  blue_verified: 3,
  gold_verified: 2,
  community_count: 14,
  total_member: 186_400,
  avg_activity: 17.1,
  exclusive_page: null,
}
const info: Json = {
  project_id,
  project_name: 'Loop',
  project_avatar: '/town/g1.svg',
  describe: 'Talk',
  project_tag: 'SocialFi; DeFi',
  keywords: 'loop',
  twitter_name: 'https://x.com/loop',
  website: 'https://loop.example',
  email: 'hello@loop.example',
  partner_id: null,
  secret: 'lk_1',
  api_status: 2,
}
const infoRead = {
  projectId: project_id,
  name: 'Loop',
  avatar: '/town/g1.svg',
  about: 'Talk',
  tags: ['SocialFi', 'DeFi'],
  keywords: ['loop'],
  xAddress: 'https://x.com/loop',
  website: 'https://loop.example',
  email: 'hello@loop.example',
  partnerId: null,
  apiStatus: 'inactive',
}
const infoRequest = {
  method: 'GET',
  path: '/api/loop_center/web3_project/info',
  query: { project_id },
  token: true,
} as const
const paged = { project_id, page: '1', limit: '100' }

const deed = (proves: string, path: string, body: { readonly [key: string]: Json }, done: ProjectAction): CallRow => ({
  proves,
  source: SPEC,
  request: { method: 'POST', path: `/api/loop_center/${path}`, body, token: true },
  answer: {},
  asks: ({ looper }) => looper.perform(done),
})

export const looperRows: readonly CallRow[] = [
  {
    proves: 'R3-157 R3-173 R3-248 R3-249 R3-268',
    source: SPEC,
    request: { method: 'GET', path: '/api/loop_center/project_list', query: { page: '1', limit: '100' }, token: true },
    answer: { list: [project], total: 1 },
    asks: ({ looper }) => looper.projects(''),
    reads: [
      {
        projectId: project_id,
        name: 'Loop',
        avatar: '/town/g1.svg',
        xUrl: 'https://x.com/loop',
        about: 'Talk',
        tags: ['SocialFi', 'DeFi'],
        keywords: ['loop', 'tea'],
        website: 'https://loop.example/',
        apiStatus: 'active',
        blueVerified: 3,
        goldVerified: 2,
        communities: 14,
        members: 186_400,
        averageActivity: 17.1,
        pageLink: null,
      },
    ],
    given: {
      list: [
        { project_id: 'chainlight' },
        { project_id: 'loop', api_status: 1, gold_verified: 3 },
        { project_id: 'mesh' },
      ],
      total: 3,
    },
  },
  {
    proves: 'R3-269 R3-316',
    source: `${SPEC}: searchProjectList: keyword, page 1, limit 100`,
    request: {
      method: 'GET',
      path: '/api/loop_center/project_list',
      query: { keyword: 'mes', page: '1', limit: '100' },
      token: true,
    },
    answer: { list: [project], total: 1 },
    asks: ({ looper }) => looper.projects('mes'),
    reads: [{ projectId: project_id }],
    given: { list: [{ project_id: 'mesh' }], total: 1 },
  },
  {
    proves: 'R3-158 R3-260',
    source: SPEC,
    request: infoRequest,
    answer: info,
    asks: ({ looper }) => looper.info(project_id),
    reads: infoRead,
    given: { project_id, project_name: 'Loop' },
  },
  {
    proves: 'R3-157',
    source: `${SPEC}: the secret of a project`,
    request: infoRequest,
    answer: info,
    asks: ({ looper }) => TE.map((secret: Secret | null) => secret?.reveal())(looper.secret(project_id)),
    reads: 'lk_1',
  },
  {
    proves: 'R3-165 R3-174 R3-254 R3-260',
    source: SPEC,
    request: { method: 'GET', path: '/api/loop_center/web3_project/community/list', query: paged, token: true },
    answer: {
      list: [
        {
          gid: SQUARE,
          group_name: 'Tea',
          group_avatar: null,
          verify_type: 2,
          block_status: 1,
          member_count: 216,
          seven_activity: 194,
          seven_growth: '+3.7%',
          approval_at: AT,
        },
      ],
      total: 1,
    },
    asks: ({ looper }) => looper.communities(project_id, 1),
    reads: {
      items: [
        {
          gid: SQUARE,
          name: 'Tea',
          avatar: null,
          label: 'gold',
          blocked: true,
          members: 216,
          activity: 194,
          growth: '+3.7%',
          approvedAt: AT * 1_000,
        },
      ],
      next: null,
      total: 1,
    },
  },
  {
    proves: 'R3-255',
    source: `${SPEC}; the shape of a line is not shown`,
    request: { method: 'GET', path: '/api/loop_center/op_logs', query: paged, token: true },
    answer: {
      list: [{ id: '1', op_type: 'verify_type', user_name: 'Ada', target: 'Tea', detail: 'blue', create_at: AT }],
      total: 1,
    },
    asks: ({ looper }) => looper.opLogs(project_id, 1),
    reads: { items: [{ logId: '1', kind: 'labelChanged', who: 'Ada', whom: 'Tea', change: 'blue', at: AT * 1_000 }] },
    inTown: async (town) => {
      await (
        await town.as('ada@loop.example')
      ).client.looper.perform({ kind: 'label', projectId: project_id, gid: SQUARE, label: 'blue' })()
      return {}
    },
    given: { list: [{ op_type: 'verify_type', user_name: 'Ada', target: 'Loop Town Square', detail: 'blue' }] },
  },
  {
    proves: 'R3-168 R3-175 R3-256 R3-260',
    source: SPEC,
    request: { method: 'GET', path: '/api/loop_center/project_admin/list', query: { project_id }, token: true },
    answer: {
      list: [
        { id: '1', user_name: 'Ada', avatar: null, xid: 'a1', uid: '100', role_id: 1, create_at: AT },
        { id: '2', user_name: 'Ben', avatar: null, xid: 'b1', uid: '101', role_id: 2, create_at: AT },
        { id: '3', user_name: 'Zoe', avatar: null, xid: 'z1', uid: '102', role_id: 3, create_at: AT },
      ],
      total: 3,
    },
    asks: ({ looper }) => looper.admins(project_id),
    reads: [
      { adminId: '1', name: 'Ada', avatar: null, xid: 'a1', uid: '100', role: 'super', joinedAt: AT * 1_000 },
      { role: 'comm' },
      { role: 'view' },
    ],
    given: {
      list: [{ user_name: 'Ada', role_id: 1 }, { role_id: 1 }, { role_id: 2 }, { user_name: 'Ben', role_id: 3 }],
    },
  },
  deed(
    'R3-254 R3-261',
    'web3_project/community/change_verify_type',
    { project_id, gid: SQUARE, verify_type: 1 },
    { kind: 'label', projectId: project_id, gid: SQUARE, label: 'blue' },
  ),
  deed(
    'R3-174',
    'web3_project/community/change_verify_type',
    { project_id, gid: SQUARE, verify_type: 0 },
    { kind: 'label', projectId: project_id, gid: SQUARE, label: 'none' },
  ),
  deed(
    'R3-254 R3-262',
    'web3_project/community/block',
    { project_id, gid: SQUARE, block_type: 1 },
    { kind: 'block', projectId: project_id, gid: SQUARE, blocked: true },
  ),
  deed(
    'R3-262',
    'web3_project/community/block',
    { project_id, gid: SQUARE, block_type: 0 },
    { kind: 'block', projectId: project_id, gid: SQUARE, blocked: false },
  ),
  deed(
    'R3-256 R3-264',
    'project_admin/add',
    { project_id, uid: '1000000010', role_id: 3 },
    { kind: 'addAdmin', projectId: project_id, uid: '1000000010', role: 'view' },
  ),
  deed(
    'R3-256 R3-263',
    'project_admin/edit',
    { project_id, id: '4', role_id: 2 },
    { kind: 'setRole', projectId: project_id, adminId: '4', role: 'comm' },
  ),
  deed(
    'R3-256 R3-265',
    'project_admin/del',
    { project_id, id: '4' },
    { kind: 'removeAdmin', projectId: project_id, adminId: '4' },
  ),
  deed(
    'R3-158 R3-254 R3-267',
    'web3_project/edit',
    {
      project_id,
      project_name: 'Loop 2',
      project_avatar: '/town/g2.svg',
      describe: 'Talk',
      project_tag: 'A; B',
      twitter_name: 'https://x.com/two',
      website: '',
      email: '',
      keywords: 'k',
      partner_id: 'p-1',
    },
    {
      kind: 'saveInfo',
      projectId: project_id,
      draft: {
        name: 'Loop 2',
        avatar: '/town/g2.svg',
        about: 'Talk',
        tags: 'A，B',
        keywords: 'k',
        xAddress: 'https://x.com/two',
        website: '',
        email: '',
        partnerId: 'p-1',
      },
    },
  ),
]
