import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/level/detail', 'account', 'read', { xid: 'b000000002' }],
  ['GET /api/level/medals', 'account', 'read', { xid: 'b000000002' }],
  ['POST /api/level/xids', 'session', 'write', { xids: ['b000000002'], show_detail: 1 }],
]
