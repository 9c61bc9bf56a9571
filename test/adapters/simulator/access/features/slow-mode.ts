import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/groupchat/slow_mode', { gid: '470000047' }],
  ['POST /api/groupchat/set_slow_mode', { gid: '470000047', seconds: 0 }],
]
