import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/loop_user/get_profile', 'session', 'read', {}],
  ['GET /api/loop_user/get_other_profile', 'account', 'read', ({ uids: { ada } }) => ({ uid: ada })],
  ['POST /api/groupchat/users_by_uids', 'account', 'read', ({ uids: { ada } }) => ({ uids: [ada] })],
  ['GET /api/user/blocklist', 'account', 'read', { page: 1, limit: 20 }],
  ['POST /api/loop_user/set_email', 'ownProof', 'errand', { email: 'new@loop.example', security_code: '000000' }],
  ['POST /api/loop_user/unbind_email', 'ownProof', 'errand', { email: 'ada@loop.example', security_code: '000000' }],
  [
    'POST /api/loop_user/set_wallet',
    'ownProof',
    'errand',
    { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', signature: `0x${'1'.repeat(130)}` },
  ],
  ['POST /api/x/unbind', 'account', 'write', {}],
]
