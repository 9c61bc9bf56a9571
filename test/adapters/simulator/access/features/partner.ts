import type { Row } from '../routes'

const link = 'harbor'

export const routes: readonly Row[] = [
  ['GET /api/groupchat/group_partner/list', { link }],
  ['GET /api/groupchat/group_partner/config', { link }],
  ['GET /api/groupchat/group_partner/highlights_bar', { link }],
  ['GET /api/groupchat/group_partner/search', { link, keyword: 'loop', page: 1, size: 24 }],
  ['GET /api/groupchat/people_partner/search', { link, keyword: 'loop', page: 1, size: 24 }],
]
