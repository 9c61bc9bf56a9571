import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/level/detail', { xid: 'b000000002' }],
  ['GET /api/level/medals', { xid: 'b000000002' }],
  ['POST /api/level/xids', { xids: ['b000000002'], show_detail: 1 }],
]
