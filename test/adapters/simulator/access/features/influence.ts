import type { Row } from '../routes'

const ofBen = { xid: 'b000000002', period: '7d' }

export const routes: readonly Row[] = [
  ['GET /api/kol/attention/rank', 'account', 'read', ofBen],
  ['GET /api/kol/influshare', 'account', 'read', { ...ofBen, project_id: 'loop', kol_account: 'ben' }],
  ['GET /api/kol/feeds', 'account', 'read', { ...ofBen, project_id: 'loop', kol_account: 'ben' }],
  ['GET /api/kol/community/attention', 'account', 'read', { ...ofBen, project_id: 'loop', kol_account: 'ben' }],
  ['GET /api/groupchat/user_groups', 'account', 'read', { xid: 'b000000002', page: 1, limit: 20 }],
]
