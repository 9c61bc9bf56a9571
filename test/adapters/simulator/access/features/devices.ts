import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/account/sessions', {}],
  ['POST /api/account/sessions/end', { id: 'd1' }],
  ['POST /api/account/sessions/end_others', {}],
]
