import type { Row } from '../routes'

const of = { project_id: 'loop' }
const paged = { ...of, page: 1, limit: 10 }
const feeds = { kol_account: 'none', loop_xid: '', period: '7d', sort: 'ts', feed_type: 'all' }
const GID = '40000004'

/** Ada manages the project, Ben may look. */
export const routes: readonly Row[] = [
  ['GET /api/loop_center/project_list', 'member', 'read', { page: 1, limit: 100 }],
  ['GET /api/loop_center/web3_project/info', 'member', 'read', of],
  ['GET /api/loop_center/web3_project/community/list', 'member', 'read', paged],
  ['GET /api/loop_center/project_admin/list', 'member', 'read', of],
  ['GET /api/loop_center/influshare/stats', 'member', 'read', { ...of, period: '7d' }],
  ['GET /api/loop_center/influshare/list', 'member', 'read', { ...paged, sort: 'all', period: '7d' }],
  ['GET /api/loop_center/influshare/kol', 'ownProof', 'read', { ...of, kol_account: 'none', loop_xid: '', period: '7d' }],
  ['GET /api/loop_center/influshare/feeds', 'member', 'read', { ...paged, ...feeds }],
  ['GET /api/loop_center/influshare/feeds_export', 'member', 'read', { ...of, ...feeds }],
  ['GET /api/loop_center/community/stats', 'member', 'read', of],
  ['GET /api/loop_center/community/list', 'member', 'read', paged],
  ['GET /api/loop_center/comunity/verify_list', 'member', 'read', of],
  ['GET /api/loop_center/space/stats', 'member', 'read', { ...of, locale: '', period: '1y' }],
  ['GET /api/loop_center/space/list', 'member', 'read', { ...paged, locale: '', period: '1y' }],
  ['GET /api/loop_center/dashboard/stat', 'member', 'read', of],
  ['GET /api/loop_center/dashboard/influshare', 'member', 'read', { ...of, period: '7d' }],
  ['GET /api/loop_center/dashboard/chart/dau', 'member', 'read', { ...of, period: '7d' }],
  ['GET /api/loop_center/dashboard/chart/influ', 'member', 'read', { ...of, period: '7d' }],
  ['GET /api/loop_center/project_partner/info', 'member', 'read', of],
  ['GET /api/loop_center/exclusive_page/info', 'member', 'read', of],
  ['GET /api/loop_center/project_partner/community/list', 'member', 'read', of],
  ['POST /api/loop_center/project_partner/add', 'editor', 'write', of],
  ['POST /api/loop_center/project_partner/edit', 'editor', 'write', { ...of, partner_id: 'partner-loop', partner_name: 'Loop' }],
  ['POST /api/loop_center/project_partner/community/add', 'editor', 'write', { ...of, group_link: 'https://loop.example/group/6600000066', weight: 9 }],
  ['POST /api/loop_center/project_partner/community/edit', 'editor', 'write', { ...of, id: '2', weight: 8 }],
  ['POST /api/loop_center/project_partner/community/del', 'editor', 'write', { ...of, id: '3' }],
  ['POST /api/loop_center/exclusive_page/edit', 'editor', 'write', {
    ...of, id: 'page-loop', partner_id: 'partner-loop', link_key: 'loopclub', icon: '/town/g1.svg', loading: '/town/g1.svg', user_name_prefix: 'Loop', show_gift: 1, show_bubble: 1, show_partner_coin: 0, create_group_type: 0 }],
  ['POST /api/loop_center/web3_project/edit', 'editor', 'write', {
    ...of, project_name: 'Loop', project_avatar: '', describe: '', project_tag: '', twitter_name: '', website: '', email: '', keywords: '', partner_id: '' }],
  ['POST /api/loop_center/web3_project/community/change_verify_type', 'editor', 'write', { ...of, gid: GID, verify_type: 1 }],
  ['POST /api/loop_center/web3_project/community/block', 'editor', 'write', { ...of, gid: GID, block_type: 1 }],
  ['GET /api/loop_center/op_logs', 'member', 'read', paged],
  ['POST /api/loop_center/project_admin/add', 'editor', 'write', { ...of, uid: '1000000010', role_id: 3 }],
  ['POST /api/loop_center/project_admin/edit', 'editor', 'write', { ...of, id: '3', role_id: 3 }],
  ['POST /api/loop_center/project_admin/del', 'editor', 'write', { ...of, id: '3' }],
]
