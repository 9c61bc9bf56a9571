import type { Row } from '../routes'

const link = 'harbor'

export const routes: readonly Row[] = [
  ['GET /api/groupchat/group_partner/list', 'session', 'read', { link }],
  ['GET /api/groupchat/group_partner/config', 'session', 'read', { link }],
  ['GET /api/groupchat/group_partner/highlights_bar', 'session', 'read', { link }],
  ['GET /api/groupchat/group_partner/search', 'session', 'read', { link, keyword: 'loop', page: 1, size: 24 }],
  ['GET /api/groupchat/people_partner/search', 'session', 'read', { link, keyword: 'loop', page: 1, size: 24 }],
]
