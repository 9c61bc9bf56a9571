import type { Row } from '../routes'

export const routes: readonly Row[] = [['GET /api/account/export', { cursor: '' }]]
