import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/account/sessions', {}],
  ['POST /api/account/sessions/end', ({ otherDevice: id }) => ({ id })],
  ['POST /api/account/sessions/end_others', {}],
]
