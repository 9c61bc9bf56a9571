import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/account/deletion', {}],
  ['POST /api/account/deletion/request', ({ remainders }) => ({ remainders })],
  ['POST /api/account/deletion/keep', {}],
]
