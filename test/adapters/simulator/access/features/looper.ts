import type { Row } from '../routes'

const of = { project_id: 'loop' }
const paged = { ...of, page: 1, limit: 10 }
const feeds = { kol_account: 'none', loop_xid: '', period: '7d', sort: 'ts', feed_type: 'all' }
const GID = '40000004'

/** The rows of project routes. Ada manages the project, and Ben may only look. */
export const routes: readonly Row[] = [
  ['GET /api/loop_center/verification/list', {}],
  ['POST /api/loop_center/verification/decide', { gid: '470000047', accept: 0 }],
  ['GET /api/loop_center/project_list', { page: 1, limit: 100 }],
  ['GET /api/loop_center/web3_project/info', of],
  ['GET /api/loop_center/web3_project/community/list', paged],
  ['GET /api/loop_center/project_admin/list', of],
  ['GET /api/loop_center/influshare/stats', { ...of, period: '7d' }],
  ['GET /api/loop_center/influshare/list', { ...paged, sort: 'all', period: '7d' }],
  ['GET /api/loop_center/influshare/kol', { ...of, kol_account: 'none', loop_xid: '', period: '7d' }],
  ['GET /api/loop_center/influshare/feeds', { ...paged, ...feeds }],
  ['GET /api/loop_center/influshare/feeds_export', { ...of, ...feeds }],
  ['GET /api/loop_center/community/stats', of],
  ['GET /api/loop_center/community/list', paged],
  ['GET /api/loop_center/comunity/verify_list', of],
  ['GET /api/loop_center/space/stats', { ...of, locale: '', period: '1y' }],
  ['GET /api/loop_center/space/list', { ...paged, locale: '', period: '1y' }],
  ['GET /api/loop_center/dashboard/stat', of],
  ['GET /api/loop_center/dashboard/influshare', { ...of, period: '7d' }],
  ['GET /api/loop_center/dashboard/chart/dau', { ...of, period: '7d' }],
  ['GET /api/loop_center/dashboard/chart/influ', { ...of, period: '7d' }],
  ['GET /api/loop_center/project_partner/info', of],
  ['GET /api/loop_center/exclusive_page/info', of],
  ['GET /api/loop_center/project_partner/community/list', of],
  ['POST /api/loop_center/project_partner/add', of],
  ['POST /api/loop_center/project_partner/edit', { ...of, partner_id: 'partner-loop', partner_name: 'Loop' }],
  [
    'POST /api/loop_center/project_partner/community/add',
    { ...of, group_link: 'https://loop.example/group/6600000066', weight: 9 },
  ],
  ['POST /api/loop_center/project_partner/community/edit', { ...of, id: '2', weight: 8 }],
  ['POST /api/loop_center/project_partner/community/del', { ...of, id: '3' }],
  [
    'POST /api/loop_center/exclusive_page/edit',
    {
      ...of,
      id: 'page-loop',
      partner_id: 'partner-loop',
      link_key: 'loopclub',
      icon: '/town/g1.svg',
      loading: '/town/g1.svg',
      user_name_prefix: 'Loop',
      show_gift: 1,
      show_bubble: 1,
      show_partner_coin: 0,
      create_group_type: 0,
    },
  ],
  [
    'POST /api/loop_center/web3_project/edit',
    {
      ...of,
      project_name: 'Loop',
      project_avatar: '',
      describe: '',
      project_tag: '',
      twitter_name: '',
      website: '',
      email: '',
      keywords: '',
      partner_id: '',
    },
  ],
  ['POST /api/loop_center/web3_project/community/change_verify_type', { ...of, gid: GID, verify_type: 1 }],
  ['POST /api/loop_center/web3_project/community/block', { ...of, gid: GID, block_type: 1 }],
  ['GET /api/loop_center/op_logs', paged],
  ['POST /api/loop_center/project_admin/add', { ...of, uid: '1000000010', role_id: 3 }],
  ['POST /api/loop_center/project_admin/edit', { ...of, id: '3', role_id: 3 }],
  ['POST /api/loop_center/project_admin/del', { ...of, id: '3' }],
]
