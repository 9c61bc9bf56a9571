import type { Row } from '../routes'

const of = { project_id: 'loop' }
const paged = { ...of, page: 1, limit: 10 }
const GID = '40000004'

/** Ada manages the project, Ben may look. */
export const routes: readonly Row[] = [
  ['GET /api/loop_center/project_list', 'member', 'read', { page: 1, limit: 100 }],
  ['GET /api/loop_center/web3_project/info', 'member', 'read', of],
  ['GET /api/loop_center/web3_project/community/list', 'member', 'read', paged],
  ['GET /api/loop_center/project_admin/list', 'member', 'read', of],
  ['POST /api/loop_center/web3_project/edit', 'editor', 'write', {
    ...of, project_name: 'Loop', project_avatar: '', describe: '', project_tag: '', twitter_name: '', website: '', email: '', keywords: '', partner_id: '' }],
  ['POST /api/loop_center/web3_project/community/change_verify_type', 'editor', 'write', { ...of, gid: GID, verify_type: 1 }],
  ['POST /api/loop_center/web3_project/community/block', 'editor', 'write', { ...of, gid: GID, block_type: 1 }],
  ['GET /api/loop_center/op_logs', 'member', 'read', paged],
  ['POST /api/loop_center/project_admin/add', 'editor', 'write', { ...of, uid: '1000000010', role_id: 3 }],
  ['POST /api/loop_center/project_admin/edit', 'editor', 'write', { ...of, id: '3', role_id: 3 }],
  ['POST /api/loop_center/project_admin/del', 'editor', 'write', { ...of, id: '3' }],
]
