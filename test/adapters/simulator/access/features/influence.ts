import type { Row } from '../routes'

const ofBen = { xid: 'b000000002', period: '7d' }

export const routes: readonly Row[] = [
  ['GET /api/kol/attention/rank', ofBen],
  ['GET /api/kol/influshare', { ...ofBen, project_id: 'loop', kol_account: 'ben' }],
  ['GET /api/kol/feeds', { ...ofBen, project_id: 'loop', kol_account: 'ben' }],
  ['GET /api/kol/community/attention', { ...ofBen, project_id: 'loop', kol_account: 'ben' }],
  ['GET /api/groupchat/user_groups', { xid: 'b000000002', page: 1, limit: 20 }],
]
