import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/loop_user/get_profile', {}],
  ['GET /api/loop_user/get_other_profile', ({ uids: { ada } }) => ({ uid: ada })],
  ['POST /api/groupchat/users_by_uids', ({ uids: { ada } }) => ({ uids: [ada] })],
  ['GET /api/user/blocklist', { page: 1, limit: 20 }],
  ['POST /api/loop_user/set_email', { email: 'new@loop.example', security_code: '000000' }],
  ['POST /api/loop_user/unbind_email', { email: 'ada@loop.example', security_code: '000000' }],
  [
    'POST /api/loop_user/set_wallet',
    { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', signature: `0x${'1'.repeat(130)}` },
  ],
  ['POST /api/x/unbind', {}],
]
